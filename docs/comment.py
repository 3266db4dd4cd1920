#!/usr/bin/env python3
"""Has the Action's script comment on a pull request whose scenes differ from their goldens, and writes that comment as a page.

usage: docs/comment.py HERORENDER FOLDER PAGE

FOLDER holds scenes/ and golden/. A stand-in for gh and a repository on the disk are GitHub; they and the pictures go to FOLDER/github.
"""
import html
import os
import re
import subprocess
import sys

program, folder, page = (os.path.abspath(path) for path in sys.argv[1:4])
script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".github", "action", "run.sh")
github = os.path.join(folder, "github")
server, posted, output = os.path.join(github, "server"), os.path.join(github, "comment.md"), os.path.join(github, "output")


def comment():
    """Runs the steps of action.yml; what they post is returned."""
    os.makedirs(os.path.join(github, "bin"))
    with open(os.path.join(github, "bin", "gh"), "w", encoding="utf-8") as file:
        # There is no comment yet; what is written becomes a file.
        file.write(f"""#!/usr/bin/env bash
for word; do last="$word"; done
case "$*" in *--jq*) ;; *) cat "${{last#body=@}}" >'{posted}' ;; esac
""")
    os.chmod(file.name, 0o755)
    subprocess.run(["git", "init", "--quiet", "--bare", os.path.join(server, "me", "app.git")], check=True)
    environment = dict(os.environ, PATH=os.pathsep.join([os.path.join(github, "bin"), os.path.dirname(program), os.environ["PATH"]]))
    environment.update(
        CI="true", RUNNER_TEMP=github, GITHUB_SERVER_URL="file://" + server, GITHUB_REPOSITORY="me/app", GITHUB_RUN_ID="1", GITHUB_OUTPUT=output,
        GITHUB_STEP_SUMMARY=os.path.join(github, "summary"), INPUT_PULL_REQUEST="12", INPUT_NAME="herorender-report", INPUT_PICTURES="true",
        INPUT_SCENES="scenes", INPUT_GOLDEN="golden", INPUT_REPORT="herorender-report", INPUT_SHARD="", INPUT_ARGUMENTS="",
        INPUT_ARTIFACT="https://example.org")
    subprocess.run([script, "test"], cwd=folder, env=environment, stdout=subprocess.DEVNULL)
    for line in open(output, encoding="utf-8"):
        name, value = line.rstrip("\n").split("=", 1)
        environment["INPUT_" + name.upper()] = value
    environment["INPUT_REPORT"] = "herorender-report"
    subprocess.run([script, "comment"], cwd=folder, env=environment, check=True)
    return open(posted, encoding="utf-8").read()


def inline(text):
    """Pictures, links, code and escaped signs; HTML stays."""
    codes = []
    text = re.sub(r"(`+)(.+?)\1", lambda found: codes.append(html.escape(found[2].strip())) or f"\0{len(codes) - 1}\0", text)
    text = re.sub(r"!\[(.*?)\]\((.*?)\)", r'<img alt="\1" src="\2">', text)
    text = re.sub(r"\[(.*?)\]\((.*?)\)", r'<a href="\2">\1</a>', text)
    text = re.sub(r"\\(.)", r"\1", text)
    return re.sub("\0(\\d+)\0", lambda found: f"<code>{codes[int(found[1])]}</code>", text)


def rendered(text):
    """What a comment has of Markdown, as HTML."""
    parts = []
    for block in re.split(r"\n\n+(?=(?:[^`]|`(?!``))*(?:```(?:[^`]|`(?!``))*```(?:[^`]|`(?!``))*)*$)", text.strip()):
        lines = block.split("\n")
        if block.startswith("```"):
            parts.append(f"<pre>{html.escape(chr(10).join(lines[1:-1]))}</pre>")
        elif block.startswith("### "):
            parts.append(f"<h3>{inline(block[4:])}</h3>")
        elif block.startswith("|"):
            rows = [[inline(cell) for cell in line.strip("| ").split(" | ")] for line in (lines[0], *lines[2:])]
            cells = ["".join(f"<{tag}>{cell}</{tag}>" for cell in row) for tag, row in zip(["th"] + ["td"] * len(rows), rows)]
            parts.append(f"<table>{''.join(f'<tr>{row}</tr>' for row in cells)}</table>")
        elif block.startswith(("<!--", "<details", "</details")):
            parts.append(block.split("-->")[0] + "-->" + rendered(block.split("-->", 1)[1]) if "-->" in block else block)
        else:
            parts.append(f"<p>{'<br>'.join(map(inline, lines))}</p>")
    return "\n".join(parts)


text = comment()
pictures = os.path.join(github, "pictures")
branch = "herorender-pictures/12"
subprocess.run(["git", "clone", "--quiet", "--branch", branch, os.path.join(server, "me", "app.git"), pictures], check=True)
text = text.replace(f"file://{server}/me/app/blob/{branch}/", f"file://{pictures}/").replace("?raw=true", "")
with open(page, "w", encoding="utf-8") as file:
    file.write(f"""<!doctype html><meta charset="utf-8"><title>Comment</title><style>
body {{ margin: 0; padding: 24px; font: 15px/1.5 system-ui, Inter, sans-serif; color: #1f2328; background: #fff }}
article {{ border: 1px solid #d1d9e0; border-radius: 8px; max-width: 960px; margin: auto }}
header {{ padding: 10px 16px; background: #f6f8fa; border-bottom: 1px solid #d1d9e0; border-radius: 8px 8px 0 0 }}
section {{ padding: 4px 16px 12px }} img {{ max-width: 100% }} a {{ color: #0969da }} summary {{ cursor: pointer }}
table {{ border-collapse: collapse }} th, td {{ border: 1px solid #d1d9e0; padding: 6px 13px; text-align: left }}
code, pre {{ background: #f6f8fa; border-radius: 6px; padding: 2px 6px; font-size: 13px }} pre {{ padding: 12px; overflow-x: auto }}
</style><article><header><b>github-actions</b> commented</header><section>
{rendered(text)}
</section></article>
""")
