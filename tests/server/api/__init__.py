"""The server over HTTP, endpoint by endpoint."""
