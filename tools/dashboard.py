"""Writes the Grafana dashboard over /metrics: python tools/dashboard.py > docs/host/grafana.json"""

from __future__ import annotations

import json
import sys
from typing import Any

WIDTH, HEIGHT = 8, 7
ACROSS = 24 // WIDTH

# title, unit, [(legend, query)], what a reader should know
PANELS: list[tuple[str, str, list[tuple[str, str]], str]] = [
    ("Moves stored", "ops", [("moves", "sum(rate(riverrun_moves_total[$__rate_interval]))")], "Over all workers."),
    (
        "Moves by worker",
        "ops",
        [("{{worker}}", "sum by (worker) (rate(riverrun_moves_total[$__rate_interval]))")],
        "A worker that stores nothing while others do is stuck.",
    ),
    (
        "Requests by status",
        "reqps",
        [("{{status}}", "sum by (status) (rate(riverrun_requests_total[$__rate_interval]))")],
        "429 are limits, 503 are failures.",
    ),
    (
        "How long requests take",
        "s",
        [
            (
                name,
                f"histogram_quantile({share}, sum by (le) (rate(riverrun_request_seconds_bucket[$__rate_interval])))",
            )
            for name, share in (("half", 0.5), ("95 of 100", 0.95), ("99 of 100", 0.99))
        ],
        "HTTP only.",
    ),
    (
        "How long moves take to be stored",
        "s",
        [
            (
                name,
                f"histogram_quantile({share}, sum by (le) (rate(riverrun_command_seconds_bucket[$__rate_interval])))",
            )
            for name, share in (("half", 0.5), ("95 of 100", 0.95), ("99 of 100", 0.99))
        ],
        "And every other command at a table, from its arrival to its entry in the log.",
    ),
    ("Open websockets", "short", [("{{worker}}", "sum by (worker) (riverrun_sockets)")], ""),
    ("Updates sent", "ops", [("updates", "sum(rate(riverrun_updates_total[$__rate_interval]))")], ""),
    ("Tables in memory", "short", [("{{worker}}", "sum by (worker) (riverrun_tables)")], ""),
    (
        "Tables out of reach",
        "short",
        [
            ("quarantined", "sum(riverrun_tables_quarantined)"),
            ("rules changed", "sum(riverrun_rules_changed_total)"),
        ],
        "Both should be 0; the log names the tables.",
    ),
    (
        "Bots and analyses",
        "short",
        [
            ("thinking", "sum(riverrun_bots_thinking)"),
            ("waiting", "sum(riverrun_bots_waiting)"),
            ("reports waiting", "sum(riverrun_reports_waiting)"),
        ],
        "",
    ),
    (
        "What bots did",
        "ops",
        [
            ("chose", "sum(rate(riverrun_bots_thought_total[$__rate_interval]))"),
            ("late", "sum(rate(riverrun_bots_late_total[$__rate_interval]))"),
            ("died", "sum(rate(riverrun_bots_died_total[$__rate_interval]))"),
            ("analyses", "sum(rate(riverrun_analyses_total[$__rate_interval]))"),
        ],
        "Late bots play by their quick policy: give --bots more processes.",
    ),
    (
        "Refused by limits",
        "ops",
        [("{{limit}}", "sum by (limit) (rate(riverrun_limited_total[$__rate_interval]))")],
        "",
    ),
    (
        "Processor and memory",
        "short",
        [
            ("cores, {{worker}}", "sum by (worker) (rate(process_cpu_seconds_total[$__rate_interval]))"),
            ("GB, {{worker}}", "sum by (worker) (process_resident_memory_bytes) / 1e9"),
        ],
        "Server processes only, without those of bots.",
    ),
]


def dashboard() -> dict[str, Any]:
    """The dashboard as Grafana imports it; the data source is chosen on import."""
    source = {"type": "prometheus", "uid": "${DS_PROMETHEUS}"}
    panels = []
    for at, (title, unit, queries, text) in enumerate(PANELS):
        panels.append(
            {
                "id": at + 1,
                "type": "timeseries",
                "title": title,
                "description": text,
                "datasource": source,
                "gridPos": {"x": at % ACROSS * WIDTH, "y": at // ACROSS * HEIGHT, "w": WIDTH, "h": HEIGHT},
                "fieldConfig": {"defaults": {"unit": unit, "min": 0}, "overrides": []},
                "options": {"legend": {"displayMode": "list", "placement": "bottom"}, "tooltip": {"mode": "multi"}},
                "targets": [
                    {"refId": chr(ord("A") + number), "datasource": source, "expr": query, "legendFormat": legend}
                    for number, (legend, query) in enumerate(queries)
                ],
            }
        )
    return {
        "__inputs": [
            {
                "name": "DS_PROMETHEUS",
                "label": "Prometheus",
                "type": "datasource",
                "pluginId": "prometheus",
                "pluginName": "Prometheus",
            }
        ],
        "title": "riverrun",
        "uid": "riverrun",
        "schemaVersion": 39,
        "version": 1,
        "editable": True,
        "refresh": "30s",
        "time": {"from": "now-3h", "to": "now"},
        "tags": ["riverrun"],
        "templating": {"list": []},
        "panels": panels,
    }


if __name__ == "__main__":
    json.dump(dashboard(), sys.stdout, indent=1)
    print()
