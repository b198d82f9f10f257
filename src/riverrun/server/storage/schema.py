"""The schema: tables, their logs and people, snapshots, analyses, results, ratings, notifications and complaints."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Text

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

tables = sa.Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("opened", Float, nullable=False),
    Column("charter", Text, nullable=False),  # the TableConfig as JSON; never changes
    Column("seed", String(32), nullable=False),
    # What follows is derived from the log, written in the same transaction, and only for finding tables.
    Column("version", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    Column("stage", String(12), nullable=False),
    Column("free", Boolean, nullable=False),  # listed, with a seat that anyone may take
    Column("bots_turn", Boolean, nullable=False),  # or something is due by a clock
    Column("due", Float, nullable=True),  # when the time of a turn is up, where turns have a limit
    Column("rematch_of", String(16), nullable=True),  # the table whose people meet here again
    Index("ix_tables_lobby", "stage", "free", "changed"),
    Index("ix_tables_due", "due"),
    Index("ix_tables_rematch_of", "rematch_of", unique=True),  # a table has one rematch
)

entries = sa.Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # unique with the table: settles every race
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Index("ix_people_person", "person"),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("code", String(16), nullable=True),  # the hash of the rules' sources that made it: others replay the log
)

kept_games = sa.Table(
    "kept_games",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("replay", LargeBinary, nullable=False),  # as spectators saw it, without names; compressed JSON
    Column("record", Text, nullable=False),
)

probes = sa.Table(
    "probes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),  # what was written to prove that something can be
)

analyses = sa.Table(
    "analyses",
    metadata,
    Column("key", String(32), primary_key=True),  # names a position as its seat sees it, and the budget
    Column("at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("ix_analyses_at", "at"),
)

reports = sa.Table(
    "reports",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("budget", String(40), nullable=False),  # what it was made with: another budget, another report
    Column("body", LargeBinary, nullable=False),
)

results = sa.Table(
    "results",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", Float, nullable=False),  # when the game ended
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("ended", String(12), nullable=False),
    Column("together", Boolean, nullable=False),
    Column("person", String(32), nullable=True),
    Column("name", Text, nullable=True),
    Column("bot", String(40), nullable=True),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("rating", Float, nullable=True),  # what the person's rating came to; None: the game was not rated
    Column("change", Float, nullable=True),
    Index("ix_results_person_at", "person", "at"),
)

ratings = sa.Table(
    "ratings",
    metadata,
    Column("person", String(80), primary_key=True),  # or, where all play together, a name for what they play against
    Column("game", String(40), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

push_devices = sa.Table(
    "push_devices",
    metadata,
    Column("id", String(32), primary_key=True),  # a hash of the endpoint
    Column("person", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(12), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_push_devices_person", "person"),
)

webhooks = sa.Table(
    "webhooks",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), nullable=False),  # who set it
    Column("url", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("base_url", Text, nullable=False),  # where people reach the server, for links
    Column("at", Float, nullable=False),
    Column("failed", Integer, nullable=False),  # how many notices in a row it has not taken
    Index("ix_webhooks_person", "person"),
)

sent_notices = sa.Table(
    "sent_notices",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("target", String(32), primary_key=True),  # a device, or "webhook": unique, so that one server tells it
    Column("at", Float, nullable=False),
    Index("ix_sent_notices_at", "at"),
)

server_keys = sa.Table(
    "server_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("body", Text, nullable=False),  # a private key of this installation, made by the first server
)

complaints = sa.Table(
    "complaints",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # the entry that somebody complains of
    Column("person", String(32), primary_key=True),  # who complains
    Column("about", String(32), nullable=False),  # whose words they are
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Index("ix_complaints_at", "at"),
)

used_passes = sa.Table(
    "used_passes",
    metadata,
    Column("key", String(64), primary_key=True),  # a hash of the pass for another device
    Column("at", Float, nullable=False),
)

revocations = sa.Table(
    "revocations",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("at", Float, nullable=False),  # cookies from before count no longer
)

laboratory_runs = sa.Table(
    "laboratory_runs",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False),  # empty: a guest
    Column("updated", Float, nullable=False),  # when its server last said something of it
    Column("over", Boolean, nullable=False),
    Column("cancelled", Boolean, nullable=False),  # by whoever asked any server
    Column("body", LargeBinary, nullable=False),  # the RunState as JSON
    Index("ix_laboratory_runs_person", "person"),
)
