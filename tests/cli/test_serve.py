"""`riverrun serve`: what it refuses, in one sentence and with exit code 2, and that it stops in good order."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys

import pytest

COMMAND = [sys.executable, "-m", "riverrun", "serve"]


def serve(*words, **environment):
    found = os.environ | {"RIVERRUN_JIT": "0"} | environment
    command = [*COMMAND, *map(str, words)]
    return subprocess.run(command, check=False, capture_output=True, text=True, env=found, timeout=60)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--database", "mysql://x/y"], "mysql://x/y is no database for riverrun"),
        (["--database", "nonsense"], "is no database for riverrun"),
        (["--database", "postgresql://u:hush@127.0.0.1:1/none"], "postgresql"),
        (["--broker", "amqp://x"], "A broker is a Redis by its URL"),
        (["--broker", "redis://127.0.0.1:1"], "The broker does not answer"),
        (["--workers", "2"], "give --broker"),
        (["--workers", "0"], "at least one worker"),
        (["--base-url", "play.example.org"], "is no base URL"),
        (["--log", "loud"], "--log is one of"),
        (["--deadline", "0"], "--deadline is a number of seconds above 0"),
        (["--packs", "/nowhere/at/all"], "is no folder of content packs"),
        (["--host", "203.0.113.7"], "Cannot listen at 203.0.113.7"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(words, sentence, tmp_path, refuse):
    said = refuse("serve", "--data", tmp_path, "--port", "0", *words)
    assert sentence in said
    assert "hush" not in said


def test_a_port_that_is_taken_is_said(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        done = serve("--data", tmp_path, "--port", taken.getsockname()[1])
    assert done.returncode == 2
    assert "Address already in use" in done.stderr


def test_a_short_secret_is_refused(tmp_path):
    done = serve("--data", tmp_path, "--port", "0", RIVERRUN_SECRET="short")
    assert done.returncode == 2
    assert "at least 16 signs" in done.stderr


def test_the_secret_is_made_once_and_kept_from_others(tmp_path):
    from riverrun.server.settings import secret_of

    made = secret_of(tmp_path)
    assert secret_of(tmp_path) == made
    assert len(made) == 64
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


def test_it_says_where_it_is_and_stops_in_good_order(tmp_path):
    environment = os.environ | {"RIVERRUN_JIT": "0", "RIVERRUN_SECRET": "0123456789abcdef"}
    words = [*COMMAND, "--data", str(tmp_path), "--port", "0", "--bots", "1"]
    server = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    try:
        first = server.stdout.readline()
        assert re.fullmatch(r"riverrun is at http://127\.0\.0\.1:\d+\n", first)
    finally:
        server.send_signal(signal.SIGINT)
        _, complaints = server.communicate(timeout=30)
    assert "Traceback" not in complaints
    assert server.returncode in (0, 130, -signal.SIGINT)
