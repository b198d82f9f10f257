"""Who may ask, and how often: signed cookies, the origin of requests, rate limits."""
