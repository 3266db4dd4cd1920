"""The last stage of a Dockerfile, read as far as this one goes: FROM, ARG with a default, ENV NAME=VALUE, RUN, USER, WORKDIR, ENTRYPOINT and CMD."""
import json
import re


def last_stage(text):
    """Its base image and its steps in order: (instruction, argument) with continued lines joined and comments left out."""
    lines = [line for line in text.split("\n") if not re.match(r"\s*#", line)]
    joined = re.sub(r"\\\n", " ", "\n".join(lines))
    steps = [tuple(line.strip().split(None, 1)) for line in joined.split("\n") if line.strip()]
    start = max(index for index, step in enumerate(steps) if step[0] == "FROM")
    known = {"ARG", "ENV", "RUN", "USER", "WORKDIR", "ENTRYPOINT", "CMD"}
    unknown = [step for step in steps[start + 1:] if step[0] not in known]
    if unknown:
        raise ValueError(f"cannot run {unknown[0][0]}: add it to .packaging/dockerfile.py")
    return steps[start][1].split()[0], steps[start + 1:]


def mounts(command):
    """A RUN step's command, and the folders that it sees only while it runs: {target: source in the stage before}."""
    found = {}
    while match := re.match(r"--mount=(\S+)\s+", command):
        options = dict(option.split("=", 1) for option in match.group(1).split(","))
        if options.get("type") != "bind":
            raise ValueError(f"cannot mount {match.group(1)}")
        found[options["target"]] = options["source"]
        command = command[match.end():]
    return command, found


def words(argument):
    """The words of ENTRYPOINT or CMD in the form of a list."""
    return json.loads(argument)
