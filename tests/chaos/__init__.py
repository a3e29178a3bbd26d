"""Whatever a machine does to a server while people play: nothing acknowledged is lost, nothing happens twice."""
