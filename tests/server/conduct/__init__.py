"""How people get along: waiting tables, seats of who is away, complaints."""
