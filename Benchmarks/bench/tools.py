"""Whole processes: run, timed with hyperfine, and what they need of memory."""

import json
import os
import shlex
import statistics
import subprocess
import tempfile


def note(text):
    print(f"… {text}", flush=True)


def spread(values):
    """Median, and the median distance from it: one slow run moves neither."""
    median = statistics.median(values)
    return {"median": median, "mad": statistics.median(abs(value - median) for value in values), "runs": len(values)}


def hyperfine(commands, rounds=1, turns=1):
    """Seconds of each shell command, by name, which is given with how often it runs in a row, after once that is not timed. Rounds go
    through all commands, so that a slow minute slows all of them; after the first, which takes longest, the others take several turns."""
    times = {name: [] for name in commands}
    first, *others = commands
    for _ in range(rounds):
        for name in [first, *others * turns]:
            command, runs = commands[name]
            with tempfile.NamedTemporaryFile(suffix=".json") as result:
                subprocess.run(
                    ["hyperfine", "--style", "none", "--runs", str(runs), "--warmup", "1", "--export-json", result.name, command],
                    check=True, stdout=subprocess.DEVNULL)
                times[name] += json.load(open(result.name))["results"][0]["times"]
    return {name: spread(values) for name, values in times.items()}


def quoted(words):
    return " ".join(shlex.quote(str(word)) for word in words)


def peak_megabytes(words, output=subprocess.DEVNULL):
    """Runs a command and returns the most memory that it held at a time, in MB of 2^20 bytes."""
    process = subprocess.Popen([str(word) for word in words], stdout=output)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        raise SystemExit(f"{quoted(words)} failed")
    return usage.ru_maxrss / 1024


def folder_bytes(folder, ending=".png"):
    sizes = [entry.stat().st_size for entry in os.scandir(folder) if entry.name.endswith(ending)]
    return sum(sizes), len(sizes)


def ffmpeg(arguments, **more):
    return subprocess.run(["ffmpeg", "-hide_banner", "-nostats", "-y", *arguments], check=True, **more)
