#!/usr/bin/env python3
"""Does what docs/tutorial.md says, in an empty folder, and stops where a command ends otherwise or prints something else than the page says.

usage: docs/tutorial.py HERORENDER FOLDER

Tests/Programs/CommandLineTests/TutorialTests.swift reads the page by the same rules.
"""
import os
import re
import subprocess
import sys

program, folder = os.path.abspath(sys.argv[1]), sys.argv[2]
page = open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "tutorial.md"), encoding="utf-8").read()
environment = {name: value for name, value in os.environ.items() if name not in ("CI", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "HERORENDER_RECORD", "HERORENDER_REPORT")}
environment["PATH"] = os.path.dirname(program) + os.pathsep + environment["PATH"]

said = ""
for name, language, text in re.findall(r"(?:^`([^`\n]+)`[^\n]*:\n\n)?^```(\w*)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
    if language == "json" and name:
        path = os.path.join(folder, name)
        if text.startswith('"timeline"'):
            before = open(path, encoding="utf-8").read()
            text = before[:before.index('"timeline"')] + text + "}\n"
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    elif language == "sh":
        said = ""
        for line in text.splitlines():
            expected = re.search(r"# exit (\d+)", line)
            result = subprocess.run(["bash", "-c", line], cwd=folder, env=environment, stdout=subprocess.PIPE, text=True)
            said += result.stdout
            if result.returncode != (int(expected[1]) if expected else 0):
                sys.exit(f"docs/tutorial.md: '{line}' ended with {result.returncode}")
    elif not language:
        for line in text.splitlines():
            if line.split(" …")[0] not in said:
                sys.exit(f"docs/tutorial.md: nothing printed '{line}'")
