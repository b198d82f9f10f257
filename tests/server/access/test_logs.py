"""What strangers send does not fill the log."""

from __future__ import annotations

import json

import structlog

from riverrun.server import logs
from server.api.calls import nobody
from server.helpers.in_process import in_process_server


def test_a_path_that_is_not_there_is_logged_in_short(tmp_path):
    with in_process_server(tmp_path) as server, nobody(server) as stranger:
        assert stranger.get("/api/" + "x" * 20_000).status_code == 404
    (line,) = [line for line in server.log if line["event"] == "request"]
    assert line["path"].startswith("/api/xxx")
    assert len(line["path"]) < 400


def test_every_text_of_a_log_line_is_cut(capsys):
    logs.set_up("info")
    try:
        structlog.get_logger().info("e" * 5000, path="p" * 60_000, number=7)
    finally:
        structlog.reset_defaults()
    line = json.loads(capsys.readouterr().err)
    assert line["number"] == 7
    assert line["path"] == "p" * 300 + "… (60000 signs)"
    assert len(line["event"]) < 400
