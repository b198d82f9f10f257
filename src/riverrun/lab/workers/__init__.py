"""Where the laboratory's work is done: in this process, in threads and processes of this machine, or on Ray."""

from riverrun.lab.workers.local import Local
from riverrun.lab.workers.named import workers_on
from riverrun.lab.workers.workers import Done, Workers, in_order

__all__ = ["Done", "Local", "Workers", "in_order", "workers_on"]
