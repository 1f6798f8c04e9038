"""Deprecated: this module is now `mulot.lab.dataset`."""

from mulot._deprecated import deprecated_names

__getattr__ = deprecated_names(
    __name__,
    {
        "Row": ("mulot.lab.dataset", "DatasetRow"),
        "Recorder": ("mulot.lab.dataset", "Recorder"),
        "write_jsonl": ("mulot.lab.dataset", "write_jsonl"),
        "write_parquet": ("mulot.lab.dataset", "write_parquet"),
    },
)
