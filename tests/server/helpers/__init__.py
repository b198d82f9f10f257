"""What the tests of the server share: servers in this process and in others, clients, tables."""
