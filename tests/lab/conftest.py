"""The test on a Ray cluster is no part of the usual tests: Ray is large. ``make test-cluster`` runs it."""

collect_ignore = ["test_cluster.py"]
