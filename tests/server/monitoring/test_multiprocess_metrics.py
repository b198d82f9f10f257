"""Several processes behind one port: whichever is asked tells the metrics of all."""

from __future__ import annotations

import os

from prometheus_client.parser import text_string_to_metric_families

from riverrun.server.monitoring.multiprocess_metrics import SILENT, MultiprocessMetrics

FIRST = b"""# HELP riverrun_moves_total Moves stored.
# TYPE riverrun_moves_total counter
riverrun_moves_total 3.0
# HELP riverrun_request_seconds How long.
# TYPE riverrun_request_seconds histogram
riverrun_request_seconds_bucket{le="+Inf"} 2.0
riverrun_request_seconds_count 2.0
riverrun_request_seconds_sum 0.5
"""
SECOND = FIRST.replace(b"riverrun_moves_total 3.0", b"riverrun_moves_total 4.0")


def moves(text: bytes) -> dict[str, float]:
    return {
        sample.labels["worker"]: sample.value
        for family in text_string_to_metric_families(text.decode())
        for sample in family.samples
        if sample.name == "riverrun_moves_total"
    }


def test_whoever_is_asked_tells_all(tmp_path):
    one, two = MultiprocessMetrics(tmp_path, "11"), MultiprocessMetrics(tmp_path, "22")
    assert moves(one.together(FIRST)) == {"11": 3.0}
    told = two.together(SECOND)
    assert moves(told) == {"11": 3.0, "22": 4.0}
    assert told.count(b"# TYPE riverrun_moves_total counter") == 1
    assert told.count(b"riverrun_request_seconds_count{") == 2
    assert moves(one.together(FIRST)) == {"11": 3.0, "22": 4.0}


def test_one_that_has_ended_is_not_told(tmp_path):
    one, two = MultiprocessMetrics(tmp_path, "11"), MultiprocessMetrics(tmp_path, "22")
    one.leave(FIRST)
    kept = (tmp_path / "11").stat()
    os.utime(tmp_path / "11", (kept.st_atime, kept.st_mtime - SILENT - 1))
    assert moves(two.together(SECOND)) == {"22": 4.0}


def test_a_folder_that_is_gone_leaves_ones_own(tmp_path):
    assert moves(MultiprocessMetrics(tmp_path / "gone", "11").together(FIRST)) == {"11": 3.0}
