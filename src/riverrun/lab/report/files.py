"""A report's files: the page, and each table as Parquet and CSV; all are whole or not there."""

from __future__ import annotations

import csv
import io
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from riverrun.kernel.errors import BadOption, RiverrunError
from riverrun.kernel.files import replacing
from riverrun.lab.report.tables import Table

PAGE = "report.html"


def can_write(folder: Path) -> None:
    """Refuses, before anything is played, a folder that could not be written into."""
    if folder.exists() and not folder.is_dir():
        raise BadOption(f"{folder} is a file; a report is a folder.")
    if not folder.resolve().parent.is_dir():
        raise BadOption(f"There is no folder {folder.parent} to make {folder.name} in.")
    if find_spec("pyarrow") is None:
        raise BadOption('Parquet files need pyarrow: pip install "riverrun-games[lab]"')


def write(folder: Path, page: str, tables: list[Table]) -> None:
    """Writes them all; trouble is one sentence."""
    try:
        folder.mkdir(exist_ok=True)
        for table in tables:
            with replacing(folder / f"{table.name}.csv") as new:
                new.write_text(as_csv(table), encoding="utf-8")
            with replacing(folder / f"{table.name}.parquet") as new:
                write_parquet(table, new)
        with replacing(folder / PAGE) as new:
            new.write_text(page, encoding="utf-8")
    except OSError as trouble:
        raise RiverrunError(f"{folder} cannot be written: {trouble.strerror or trouble}.") from None


def as_csv(table: Table) -> str:
    """A table as comma-separated values; shares are 0 to 1, and what is not known is empty."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([column.key for column in table.columns])
    for row in table.rows:
        writer.writerow(["" if row.get(column.key) is None else row[column.key] for column in table.columns])
    return text.getvalue()


def write_parquet(table: Table, path: Path) -> None:
    """A table as a Parquet file."""
    pyarrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    columns = {column.key: [row.get(column.key) for row in table.rows] for column in table.columns}
    parquet.write_table(pyarrow.table(columns), path, compression="zstd")
