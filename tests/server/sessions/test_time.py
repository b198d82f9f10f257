"""The time that tables go by: it does not go back with the host's clock."""

from __future__ import annotations

from riverrun.server.time_source import TimeSource


class Host:
    """A machine whose clock can be set."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_000_000.0, 50.0
        self.source = TimeSource(lambda: self.wall, lambda: self.steady)

    def pass_by(self, seconds: float) -> float:
        self.wall += seconds
        self.steady += seconds
        return self.source.now()


def test_a_deadline_does_not_move_when_the_clock_is_set_back():
    host = Host()
    deadline = host.source.now() + 60
    assert host.pass_by(10) == deadline - 50
    host.wall -= 3600
    assert host.source.now() == deadline - 50
    assert host.pass_by(49) == deadline - 1
    host.wall -= 5
    assert host.pass_by(2) == deadline + 1


def test_a_clock_that_is_set_right_again_is_followed():
    host = Host()
    start = host.source.now()
    host.wall -= 3600
    assert host.pass_by(1) == start + 1
    host.wall += 3600
    assert host.pass_by(1) == start + 2
    assert host.source.now() == host.wall


def test_a_machine_that_slept_has_the_time_it_slept():
    host = Host()
    start = host.source.now()
    host.wall += 7200
    assert host.source.now() == start + 7200


def test_a_clock_that_is_kept_in_step_is_followed_and_never_goes_back():
    host = Host()
    last = host.source.now()
    for _ in range(100):
        host.wall -= 0.01
        now = host.pass_by(0.005)
        assert now >= last
        last = now
    assert host.pass_by(10) == round(host.wall, 3)
