"""The dashboard asks for metrics that the server has, and is what tools/dashboard.py writes."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path

from server.api.calls import nobody

ROOT = Path(__file__).parents[3]
FILE = ROOT / "docs" / "host" / "grafana.json"
METRIC = re.compile(r"\b((?:riverrun|process)_[a-z_]+)")


def test_every_metric_it_asks_for_is_told(server):
    with nobody(server) as client:
        told = set(METRIC.findall(client.get("/metrics").text))
    queries = [target["expr"] for panel in json.loads(FILE.read_text())["panels"] for target in panel["targets"]]
    assert len(queries) > 15
    for query in queries:
        asked = METRIC.findall(query)
        assert asked, query
        assert set(asked) <= told, query


def test_every_metric_of_the_server_is_on_it(server):
    with nobody(server) as client:
        told = set(re.findall(r"# TYPE (riverrun_[a-z_]+) ", client.get("/metrics").text))
    shown = set(METRIC.findall(FILE.read_text()))
    hidden = {name for name in told if not name.endswith("_created") and not any(one.startswith(name) for one in shown)}
    assert hidden <= {"riverrun_warm", "riverrun_tables_moved_over_total"}


def test_the_file_is_what_the_tool_writes():
    made = runpy.run_path(str(ROOT / "tools" / "dashboard.py"))["dashboard"]()
    assert json.loads(FILE.read_text()) == made, "python tools/dashboard.py > docs/host/grafana.json"
