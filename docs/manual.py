#!/usr/bin/env python3
"""Writes herorender(1), or docs/options.md, to standard output from what the program says of itself.

usage: docs/manual.py PATH/TO/herorender > herorender.1
       docs/manual.py PATH/TO/herorender --markdown > docs/options.md

argument-parser brings a generator of its own, which is a plugin: it builds all of a package anew, in release, to write a page. That page has no
synopsis of a command, "exits >0 if an error occurs" in place of the exit codes, and the day on which it was written.
"""
import json
import re
import subprocess
import sys


def roff(text):
    """Text as groff reads it on any device: hyphens stay hyphens, everything beyond ASCII by its code."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    text = "".join(c if ord(c) < 128 else f"\\[u{ord(c):04X}]" for c in text)
    return "\\&" + text if text[:1] in (".", "'") else text


def entry(title, text):
    """A paragraph with a hanging title that is roff already."""
    return [".TP", title, roff(text) if text else "\\&"]


def example(line):
    """`command    remark`: the command on a line of its own, the remark below it."""
    command, *remark = re.split(r"\s{2,}", line.strip(), maxsplit=1)
    return entry(f"\\fB{roff(command)}\\fR", remark[0] if remark else "")


def discussion(text, isWhole):
    """Paragraphs; a block that begins with a line in capitals is a section, its indented lines commands."""
    lines = []
    for block in re.split(r"\n\s*\n", text or ""):
        rows = block.strip("\n").split("\n")
        if not block.strip():
            continue
        if re.fullmatch(r"[A-Z][A-Z ]+", rows[0]):
            lines += [f".SH {rows[0]}"] if isWhole else [".PP", f"{rows[0].capitalize()}:"]
            rows = rows[1:]
            isTable = any(re.search(r"\S\s{2,}\S", row) for row in rows)
            if isTable or all(row.strip().startswith("herorender ") for row in rows):
                for row in rows:
                    lines += example(row)
                continue
        else:
            lines.append(".PP")
        for number, row in enumerate(rows):
            # A list such as "rule: what it finds" keeps its lines.
            if number and re.match(r"[a-z-]+: ", row):
                lines.append(".br")
            lines.append(roff(row.strip()))
    return lines


def names(argument):
    """`-o, --output <output>`."""
    spelled = [("-" if n["kind"] == "short" else "--") + n["name"] for n in argument.get("names", [])]
    title = ", ".join(f"\\fB{roff(name)}\\fR" for name in sorted(spelled, key=len))
    value = f"\\fI{roff(argument.get('valueName', ''))}\\fR"
    if argument["kind"] == "positional":
        return value
    return f"{title} {value}" if argument["kind"] == "option" else title


def remark(argument):
    """What an argument is, what it may be and what it is when it is not given."""
    notes = []
    if argument.get("allValues"):
        notes.append("one of " + ", ".join(argument["allValues"]))
    if argument.get("defaultValue") and "(default:" not in argument.get("abstract", ""):
        notes.append("default: " + argument["defaultValue"])
    return " ".join([argument.get("abstract", "")] + ([f"({'; '.join(notes)})"] if notes else []))


def synopsis(path, arguments, isDefault):
    shown = [f"\\fB{roff(path)}\\fR"]
    if isDefault:
        shown = [f"\\fB{roff(path.split()[0])}\\fR [\\fB{roff(path.split()[1])}\\fR]"]
    for argument in arguments:
        if argument["kind"] == "positional":
            value = names(argument) + ("..." if argument["isRepeating"] else "")
            shown.append(f"[{value}]" if argument["isOptional"] else value)
    return " ".join(shown + ["[\\fIoptions\\fR]"])


def page(tool, version):
    command = tool["command"]
    name = command["commandName"]
    visible = [c for c in command["subcommands"] if c.get("shouldDisplay", True) and c["commandName"] != "help"]
    default = command.get("defaultSubcommand")
    lines = [f'.TH {name.upper()} 1 "" "{roff(version)}" "{name} manual"', ".nh", ".ad l"]
    lines += [".SH NAME", f"{name} \\- {roff(command['abstract'].rstrip('.'))}", ".SH SYNOPSIS"]
    for sub in visible:
        path = f"{name} {sub['commandName']}"
        lines += [synopsis(path, sub["arguments"], sub["commandName"] == default), ".br"]
    lines = lines[:-1] + discussion(command.get("discussion"), isWhole=True)
    lines += [".SH COMMANDS", f"Each also takes \\fB{roff('--help')}\\fR."]
    for sub in visible:
        lines += [f".SS {roff(sub['commandName'])}", roff(sub["abstract"])]
        lines += discussion(sub.get("discussion"), isWhole=False)
        for argument in shown(sub):
            lines += entry(names(argument), remark(argument))
    return "\n".join(lines) + "\n"


def shown(command):
    """The arguments that help lists, those without a name first."""
    for argument in sorted(command["arguments"], key=lambda a: a["kind"] != "positional"):
        spelled = [n["name"] for n in argument.get("names", [])]
        if argument.get("shouldDisplay", True) and not {"help", "version"} & set(spelled):
            yield argument


def cell(text):
    """Text in a table of Markdown."""
    return text.replace("|", "\\|").replace("<", "&lt;").replace("\n", " ").strip()


def row(argument):
    """`--fps` n, and what it does."""
    spelled = [("-" if n["kind"] == "short" else "--") + n["name"] for n in argument.get("names", [])]
    value = argument.get("valueName", "")
    title = ", ".join(f"`{name}`" for name in sorted(spelled, key=len))
    if argument["kind"] == "positional":
        title = f"`<{value}>`" + (" …" if argument["isRepeating"] else "")
    elif argument["kind"] == "option":
        title += f" *{value}*"
    return title, cell(remark(argument))


# An option that so many commands take alike has one line, in a table of its own.
SHARED = 3


def markdown(tool):
    """A table a command, and one of the options that several commands share."""
    command = tool["command"]
    visible = [c for c in command["subcommands"] if c.get("shouldDisplay", True) and c["commandName"] != "help"]
    takers = {}
    for sub in visible:
        for argument in shown(sub):
            takers.setdefault(row(argument), []).append(sub["commandName"])
    lines = ["# Every option", "", "Written by `make options-docs` from the program's own help. What a command is for, with examples: "
             "[command line](command-line.md).", ""]
    for sub in visible:
        name = sub["commandName"]
        rows = [row(argument) for argument in shown(sub)]
        own = [r for r in rows if len(takers[r]) < SHARED]
        lines += [f"## {name}", "", sub["abstract"], ""]
        if own:
            lines += ["| argument | meaning |", "| --- | --- |"] + [f"| {t} | {m} |" for t, m in own] + [""]
        others = [t.split(" *")[0].split(", ")[-1] for t, _ in rows if len(takers[(t, _)]) >= SHARED]
        if others:
            lines += [f"Also: {', '.join(others)}.", ""]
    lines += ["## Shared options", "", "| argument | meaning |", "| --- | --- |"]
    lines += [f"| {t} | {m} |" for (t, m), names in takers.items() if len(names) >= SHARED]
    return "\n".join(lines) + "\n"


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--markdown"]):
        sys.exit(__doc__.strip())
    program = sys.argv[1]

    def ask(option):
        return subprocess.run([program, option], check=True, capture_output=True, text=True).stdout

    if sys.argv[2:]:
        return sys.stdout.write(markdown(json.loads(ask("--experimental-dump-help"))))
    sys.stdout.write(page(json.loads(ask("--experimental-dump-help")), ask("--version").strip()))


if __name__ == "__main__":
    main()
