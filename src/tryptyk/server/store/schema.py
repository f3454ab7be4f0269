"""The database's tables. The log of choices is the truth; everything else can be made from it again."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    TypeDecorator,
    false,
)

metadata = MetaData(
    naming_convention={"ix": "ix_%(column_0_label)s", "uq": "uq_%(table_name)s_%(column_0_name)s"}
)

_ID = String(40)


class _Seed(TypeDecorator[int]):
    """64 bits without a sign, in a column that has one."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> int | None:
        return value - 2**64 if value is not None and value >= 2**63 else value

    def process_result_value(self, value: int | None, dialect: Dialect) -> int | None:
        return None if value is None else value % 2**64


meta = Table(
    "meta",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
"""What all workers share, such as the secret that signs sessions."""

people = Table(
    "people",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("colours", String(20), nullable=False),
    Column("recovery", String(64), nullable=True, unique=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),
)
"""``seen`` is when they were here last, to the day."""

sessions = Table(
    "sessions",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("person_id", _ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)
"""The browsers in which a person is known; a session ends with its row."""

tables = Table(
    "tables",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", _Seed, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("deal", String(10), nullable=False, server_default="drawn"),
    Column("creator", _ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("spectators", String(40), nullable=True, unique=True),
    Column("forked_from", _ID, nullable=True),
    Column("forked_at", Integer, nullable=True),
    Column("follows", _ID, nullable=True),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("seq", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("bot_due", Boolean, nullable=False, index=True),
    Column("outcome", JSON(none_as_null=True), nullable=True),
    Column("undo_request", JSON(none_as_null=True), nullable=True),
    Column("pace", String(10), nullable=False, server_default="days"),
    Column("proposes", Boolean, nullable=False, server_default=false()),
    Column("proposal", JSON(none_as_null=True), nullable=True),
    Column("plea", JSON(none_as_null=True), nullable=True),
    Column("happened", JSON, nullable=False, server_default="[]"),
    Column("name", String(40), nullable=True),
    Column("guided", Boolean, nullable=False, server_default=false()),
    Column("gist", JSON(none_as_null=True), nullable=True),
    Column("position", LargeBinary, nullable=False),
    Index("ix_tables_follows", "follows", unique=True),
)
"""``edition`` is that of the rules when the table was made; ``deal`` says where the seed comes from;
``follows`` is the table whose rematch this is; ``version`` counts every change, of seats too; ``seq`` counts
the log's rows, ``number`` the choices that stand; ``waiting`` are the seats that are asked, ``position`` is
where the game stands; ``pace``: how long people wait for somebody who
is away; ``proposes``: what a team is asked is proposed first, and ``proposal`` is what somebody
has proposed; ``plea`` is what those who are present are asked about somebody's absence; ``happened`` is what
has become of seats lately, each with the ``seq`` at which it did; ``name`` is what its people call it,
``guided`` marks a guided first game, and ``gist`` is what lists say of the game: nothing before the next
choice where the row is older than that."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", _ID, ForeignKey("people.id"), nullable=True, index=True),
    Column("bot", String(20), nullable=True),
    Column("stand_in", Float, nullable=True),
    Column("invitation", String(40), nullable=True, unique=True),
    Column("owner", _ID, nullable=True, index=True),
    Column("standing", JSON, nullable=False, server_default="[]"),
    Column("hints", Boolean, nullable=False, server_default=false()),
)
"""A seat held by a person can be played by a bot for a while: then both are set. Where the others
have called it while that person was away, ``stand_in`` says since when; where they have given the seat to
somebody else then, ``owner`` is that person, who can take it back. ``standing`` are the kinds of
questions that its person leaves to their default; ``hints``: they have asked for hints for everybody, or
agreed to them."""

removals = Table(
    "removals",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", _ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)
"""Tables that people have taken off their own lists. It changes nothing for anybody else."""

log = Table(
    "log",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("option", JSON, nullable=False),
    Column("events", JSON, nullable=False),
    Column("private", Boolean, nullable=False, server_default=false()),
    Column("standing", Boolean, nullable=False, server_default=false()),
    Column("end", String(16), nullable=True),
    Column("at", Float, nullable=False),
    Column("key", String(80), nullable=True),
    Index("ix_log_key", "table_id", "key", unique=True),
)
"""One row a choice; taking back is a row too, so that nothing is ever rewritten. Events that not everybody
may know say whom they are for; ``end`` is the fingerprint of where the choice led."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""States at rest; the log's rows after ``seq`` lead on from there."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("stamp", String(80), nullable=False),
    Column("found", LargeBinary, nullable=False),
    Column("told", LargeBinary, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)
"""What was found out in looking back at finished games. ``stamp`` says what that depends on: with another one
it is worked out anew; ``told`` is what people get of it, ``over``: nothing is left to be looked at; ``at`` is
when somebody last worked at it."""
