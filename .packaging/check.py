#!/usr/bin/env python3
"""Installs what `make dist` wrote in bare roots without Swift and compilers, and uses it there as README.md says. Needs root and mmdebstrap.

usage: .packaging/check.py FOLDER [--program PATH] [--suite bookworm] [--mirror URL] [--components "main universe"]

A root is a minimal system of Debian (or, with --suite, --mirror and --components, of Ubuntu). There are four: the Debian package with what it
depends on, with what it recommends too, the tarball with the packages that it names, and the last stage of the Dockerfile.
"""
import argparse
import contextlib
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request

import dockerfile

REPOSITORY = pathlib.Path(__file__).resolve().parent.parent
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#0a84ff"/></svg>\n'
# A user without a name or a home, so that nothing of the machine's own takes part.
NOBODY = "65534:65534"


class Failure(Exception):
    pass


def require(holds, what):
    if not holds:
        raise Failure(what)


class Root:
    """A bare system in a folder. Commands see the machine's /proc, /dev and network, and nothing else of it."""

    def __init__(self, folder, name):
        self.folder, self.name, self.variables = folder, name, {}

    def command(self, words, user="0:0", place="/"):
        script = 'mount --rbind /proc "$0/proc"; mount --rbind /dev "$0/dev"; exec chroot --userspec="$1" "$0" /usr/bin/env -i --chdir="$2" "${@:3}"'
        variables = {"PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "HOME": place, "LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
        settings = [f"{key}={value}" for key, value in (variables | self.variables).items()]
        return ["unshare", "--mount", "bash", "-ec", script, str(self.folder), user, place, *settings, *words]

    def run(self, *words, status=0, **options):
        """What a command prints; ends the check when it exits otherwise."""
        done = subprocess.run(self.command(words, **options), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        require(done.returncode == status, f"{' '.join(words)}: exit {done.returncode} instead of {status}\n{done.stdout[-3000:]}")
        return done.stdout

    def shell(self, script, **options):
        return self.run("bash", "-ec", script, **options)

    def path(self, inside):
        return self.folder / inside.lstrip("/")

    def install(self, *words, recommends=False):
        self.run("apt-get", "update")
        self.run("apt-get", "install", "--yes", "--option", f"APT::Install-Recommends={str(recommends).lower()}", *words)

    def size(self):
        return int(subprocess.run(["du", "-sm", "--one-file-system", str(self.folder)], capture_output=True, text=True, check=True).stdout.split()[0])


def bare(root):
    """Nothing to compile with, nothing of Swift."""
    found = root.shell("for name in swift swiftc clang gcc cc c++ ld; do command -v $name || true; done; find / -xdev -name 'libswift*' | head -3")
    require(found == "", f"the root is not bare: {found}")


def visit(root, program="herorender", user=NOBODY, place="/visit"):
    """Everything that README.md shows, with its scene. Returns the film's bytes, and what the frames say that they were drawn with."""
    folder = root.path(place)
    folder.mkdir(exist_ok=True)
    shutil.chown(folder, *map(int, user.split(":")))
    readme = (REPOSITORY / "README.md").read_text()
    scene = re.search(r"```json\n(.*?)```", readme, re.S).group(1)
    (folder / "card.json").write_text(scene)

    def hero(arguments, status=0):
        return root.run(program, *arguments.split(), status=status, user=user, place=place)

    hero("card.json card.gif")
    film = (folder / "card.gif").read_bytes()
    require(film.startswith(b"GIF89a") and len(film) > 10_000, "card.gif is no film")
    hero("card.json frames")
    require(len(list((folder / "frames").glob("*.png"))) > 30, "frames/ has no pictures")
    manifest = json.loads((folder / "frames/manifest.json").read_text())
    require("card" in hero("inspect card.json"), "inspect does not name the view")
    explained = subprocess.run(root.command([program, "explain", "card.json"], user=user, place=place), capture_output=True, text=True)
    require(explained.returncode in (0, 1) and explained.stdout, f"explain: {explained.stderr}")

    scenes = folder / "scenes"
    scenes.mkdir(exist_ok=True)
    shutil.chown(scenes, *map(int, user.split(":")))
    (scenes / "card.json").write_text(scene)
    hero("test scenes --record missing", status=1)
    hero("test scenes")
    (scenes / "card.json").write_text(scene.replace("systemPink", "systemBlue"))
    require("card" in hero("test scenes", status=1), "the failing test does not name its scene")
    require((folder / "herorender-report/index.html").exists(), "the failing test wrote no report")
    hero("accept")
    hero("test scenes")
    preview(root, program, user, place)
    return film, manifest


def preview(root, program, user, place):
    """The page answers on loopback, from outside of the root."""
    started = subprocess.Popen(root.command([program, "preview", "card.json", "--json", "--no-open"], user=user, place=place),
                               stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    try:
        ready = json.loads(started.stdout.readline())
        require(ready["event"] == "ready" and ready["url"].startswith("http://127.0.0.1:"), f"preview says {ready}")
        with urllib.request.urlopen(ready["url"], timeout=20) as page:
            require(page.status == 200 and b"<html" in page.read().lower(), "the preview's page is none")
    finally:
        started.send_signal(signal.SIGINT)
        started.wait(timeout=20)


def beside(root, prefix, version, program):
    """The version, the manual and the completions."""
    require(root.run(program, "--version") == f"herorender {version}\n", "the version is another one")
    page = f"{prefix}/share/man/man1/herorender.1"
    manual = root.shell(f"if [ -e {page}.gz ]; then gzip -dc {page}.gz; else cat {page}; fi")
    require(".SH SYNOPSIS" in manual and f'"herorender {version}"' in manual.replace("\\&", ""), "the manual is none")
    root.shell(f"source {prefix}/share/bash-completion/completions/herorender; complete -p herorender")
    require(root.path(f"{prefix}/share/fish/vendor_completions.d/herorender.fish").exists(), "no completions for fish")


def more(root, works):
    """What needs a library or a program that the package only recommends: works, or says what is missing."""
    folder = root.path("/visit")
    (folder / "icon.svg").write_text(SVG)
    (folder / "icon.json").write_text(json.dumps({
        "version": 1, "canvas": {"width": 80, "height": 80, "scale": 1}, "root": "a",
        "screens": {"a": {"view": {"subviews": [{"frame": [20, 20, 40, 40], "image": "icon.svg"}]}}}}))
    pictures = [("icon.json icon.png --time 0", "librsvg"), ("card.json card.mp4", "ffmpeg"), ("card.json card.avif", "ffmpeg")]
    for arguments, needed in pictures:
        words = root.command(["herorender", *arguments.split()], user=NOBODY, place="/visit")
        done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if works:
            require(done.returncode == 0, f"{arguments}: {done.stderr}")
        else:
            require(done.returncode != 0 and needed in done.stderr, f"{arguments}: exit {done.returncode}, {done.stderr}")
    # libavif has other names elsewhere, and each is of one program.
    avif = root.shell("dpkg-query -W -f '${Recommends}' herorender | grep -o 'libavif[0-9]*'").strip()
    if works and root.shell(f"dpkg -s {avif} >/dev/null 2>&1 && echo installed || true"):
        (folder / "film.json").write_text((folder / "icon.json").read_text().replace("icon.svg", "card.avif"))
        root.run("herorender", "film.json", "film.png", "--time", "0", user=NOBODY, place="/visit")
    elif works:
        print(f"no {avif} in this system: AVIF pictures cannot be read", flush=True)


def apps(root, deb):
    """An app is compiled: what that needs is said, piece by piece, before anything starts."""
    folder = root.path("/visit/Own")
    folder.mkdir()
    (folder / "AppDelegate.swift").write_text("import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n")
    for needed in ["herorender-app", "Swift 6.1"]:
        said = root.run("herorender", "app", "Own", "--film", "own.gif", status=64 if needed == "herorender-app" else 3, user=NOBODY, place="/visit")
        require(needed in said, f"herorender app does not name {needed}: {said}")
        if needed == "herorender-app":
            shutil.copy(deb, root.path("/root"))
            root.install(f"/root/{deb.name}")
    root.run("apt-get", "purge", "--yes", "herorender-app")


class Check:
    def __init__(self, options, work):
        self.options, self.work = options, work
        self.dist = pathlib.Path(options.folder).resolve()
        debs, tarballs = sorted(self.dist.glob("herorender_*.deb")), sorted(self.dist.glob("herorender-*.tar.xz"))
        require(len(debs) == len(tarballs) == 1, f"{self.dist} has not one package and one tarball: make dist")
        self.deb, self.tarball = debs[0], tarballs[0]
        self.app = next(self.dist.glob("herorender-app_*.deb"))
        self.version = self.deb.name.split("_")[1].split("~")[0]
        self.base = work / "base.tar"

    @contextlib.contextmanager
    def root(self, name):
        folder = self.work / "root"
        folder.mkdir()
        subprocess.run(["tar", "--extract", "--file", self.base, "--directory", folder, "--numeric-owner", "--exclude=./dev/*"], check=True)
        shutil.copy("/etc/resolv.conf", folder / "etc/resolv.conf")
        root = Root(folder, name)
        began = time.monotonic()
        try:
            bare(root)
            yield root
            bare(root)
            print(f"passed in {time.monotonic() - began:.0f} s: {name}; {root.size()} MB in all", flush=True)
        finally:
            shutil.rmtree(folder)

    def make_base(self):
        words = ["mmdebstrap", "--quiet", "--variant=minbase"]
        words += [f"--components={self.options.components}"] if self.options.components else []
        words += [self.options.suite, str(self.base)] + ([self.options.mirror] if self.options.mirror else [])
        subprocess.run(words, check=True)
        print(f"a bare root of {self.options.suite}", flush=True)

    def package(self):
        with self.root("the Debian package with what it depends on") as root:
            shutil.copy(self.deb, root.path("/root"))
            root.path("/root/card.json").write_text(re.search(r"```json\n(.*?)```", (REPOSITORY / "README.md").read_text(), re.S).group(1))
            began = time.monotonic()
            root.install(f"/root/{self.deb.name}")
            root.run("herorender", "card.json", "card.gif", place="/root")
            seconds = time.monotonic() - began
            print(f"from the package to the first film: {seconds:.0f} s", flush=True)
            require(seconds < 60, "it took more than a minute")
            film, manifest = visit(root)
            beside(root, "/usr", self.version, "herorender")
            more(root, works=False)
            apps(root, self.app)
            root.run("apt-get", "purge", "--yes", "herorender")
            require(root.shell("find / -xdev -path '*herorender*' -not -path '/root/*' -not -path '/visit/*' -not -path '/proc/*'") == "", "files stay when the package is removed")
            return film, manifest

    def recommended(self):
        with self.root("the Debian package with what it recommends") as root:
            shutil.copy(self.deb, root.path("/root"))
            root.install(f"/root/{self.deb.name}", recommends=True)
            film, _ = visit(root)
            more(root, works=True)
            return film

    def archive(self):
        with self.root("the tarball, in two places") as root:
            subprocess.run(["tar", "--extract", "--file", self.tarball, "--directory", root.path("/opt"), "--no-same-owner"], check=True)
            folder = f"/opt/{self.tarball.name.removesuffix('.tar.xz')}"
            packages = root.path(f"{folder}/share/doc/herorender/packages").read_text().split()
            require(not any(name.startswith("fonts-inter") for name in packages), "the tarball asks for fonts that it has")
            root.install(*packages)
            require(not root.path("/usr/share/fonts/opentype/inter").exists(), "the root has Inter, so that the tarball's own proves nothing")
            beside(root, folder, self.version, f"{folder}/bin/herorender")
            film, manifest = visit(root, f"{folder}/bin/herorender")
            root.run("mv", folder, "/srv/hero render")
            shutil.rmtree(root.path("/visit"))
            moved, _ = visit(root, "/srv/hero render/bin/herorender")
            require(film == moved, "the film is another one after the folder moved")
            return film, manifest

    def image(self):
        base, steps = dockerfile.last_stage((REPOSITORY / "Dockerfile").read_text())
        with self.root(f"the Dockerfile's last stage, in place of {base}") as root:
            user, place, entry = "0:0", "/", []
            for instruction, argument in steps:
                if instruction in ("ARG", "ENV"):
                    root.variables.update([argument.split("=", 1)])
                elif instruction == "RUN":
                    command, mounts = dockerfile.mounts(argument)
                    for target in mounts:
                        shutil.copytree(self.dist, root.path(target))
                    root.run("sh", "-c", command, user=user, place=place)
                    for target in mounts:
                        shutil.rmtree(root.path(target))
                elif instruction == "USER":
                    user = root.shell(f"echo $(id -u {argument}):$(id -g {argument})").strip()
                elif instruction == "WORKDIR":
                    place = argument
                    root.path(place).mkdir(parents=True, exist_ok=True)
                elif instruction == "ENTRYPOINT":
                    entry = dockerfile.words(argument)
                else:
                    require("OVERVIEW" in root.run(*entry, *dockerfile.words(argument), user=user, place=place), "the image says nothing of itself")
            require(not user.startswith("0:"), "the image runs as root")
            return visit(root, entry[0], user, place)[0]

    def run(self):
        subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=self.dist, check=True)
        self.again()
        self.make_base()
        film, manifest = self.package()
        require(self.recommended() == film, "the film is another one with the recommended packages")
        archived, other = self.archive()
        require(self.image() == film, "the image draws another film than the package")
        if other == manifest:
            require(archived == film, "the tarball draws another film than the package")
            print("all of them drew the same film, byte for byte")
        else:
            # The tarball has the fonts of the system that it was made on.
            require(self.options.suite not in pathlib.Path("/etc/os-release").read_text(), "the tarball has other fonts than the package")
            print("the tarball's fonts are others than this system's")

    def again(self):
        """Packs the same program once more, elsewhere, with another clock, mask and language."""
        program = pathlib.Path(self.options.program)
        if not program.exists():
            print(f"not packed a second time: there is no {program}")
            return
        folder = self.work / "again"
        environment = os.environ | {"TZ": "Pacific/Auckland", "LANG": "de_DE.UTF-8", "LC_ALL": "", "TMPDIR": str(self.work)}
        subprocess.run(["bash", "-c", 'umask 077; exec .packaging/pack "$0" "$1"', program, folder], cwd=REPOSITORY, env=environment, check=True,
                       stdout=subprocess.DEVNULL)
        for file in sorted(folder.iterdir()):
            require(file.read_bytes() == (self.dist / file.name).read_bytes(), f"{file.name} has other bytes when it is packed again")
        print("packed again elsewhere: the same bytes", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder")
    parser.add_argument("--suite", default="bookworm")
    parser.add_argument("--mirror")
    parser.add_argument("--components")
    parser.add_argument("--program", default="/var/tmp/herorender-dist/release/herorender", help="what was packed, to pack it again and compare")
    options = parser.parse_args()
    if os.geteuid() != 0:
        sys.exit("the roots need root: sudo make dist-check")
    with tempfile.TemporaryDirectory(prefix="herorender-check-") as work:
        os.chmod(work, 0o755)
        try:
            Check(options, pathlib.Path(work)).run()
        except (Failure, subprocess.CalledProcessError) as failure:
            sys.exit(f"failed: {failure}")


if __name__ == "__main__":
    main()
