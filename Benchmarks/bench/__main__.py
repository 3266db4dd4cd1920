"""`make bench`: times herorender, beside pycairo and ffmpeg in the same run, and says which bars hold.

Prints text and writes the same as JSON. What is timed and how is in Benchmarks/README.md.
"""

import argparse
import datetime
import json
import os
import shutil
import subprocess
import sys
import time

import animations
import bars
import films
import report
from tools import folder_bytes, hyperfine, note, peak_megabytes, quoted

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))
REFERENCE = f"{ROOT}/scenes/showpieces/reference-list-to-detail.json"
SHOWPIECES = ["photo-gallery", "city-guide", "music-player"]
LAST = 59  # of the frames of a showpiece that are timed
SIZE = "780x1688"  # of the showpieces, pixels
# Debian's pycairo belongs to Debian's Python, whichever runs this.
PYTHON = "/usr/bin/python3" if sys.platform == "linux" and os.path.exists("/usr/bin/python3") else sys.executable


class Bench:
    def __init__(self, arguments):
        self.program, self.stages_program = os.path.abspath(arguments.program), os.path.abspath(arguments.stages)
        self.film, self.is_given = os.path.abspath(arguments.w or REFERENCE), bool(arguments.w)
        self.baseline = os.path.abspath(arguments.baseline or f"{ROOT}/Benchmarks/pycairo/naive.py")
        self.out, self.rounds, self.is_quick = os.path.abspath(arguments.out), arguments.rounds, arguments.quick
        self.work = f"{self.out}/work"
        shutil.rmtree(self.work, ignore_errors=True)
        os.makedirs(self.work)

    def folder(self, scene, name, *options, jobs=2):
        return [self.program, scene, f"{self.work}/{name}", "--fps", 60, "--quiet", "--jobs", jobs, "--force", *options]

    def pixels(self, scene, *options):
        return [self.program, scene, "-", "--fps", 60, "--quiet", "--jobs", 2, *options]

    def whole_film(self):
        """The film to files, to pixels and squeezed hard, and the baseline between them."""
        note("the film, and pycairo")
        commands = {
            "pycairo": (quoted([PYTHON, self.baseline, "--out", f"{self.work}/pycairo"]), 1),
            **{way: (quoted(self.folder(self.film, way, "--compression", way)), 2) for way in ("balanced", "fast")},
            "pixels": (f"{quoted(self.pixels(self.film))} | cat > /dev/null", 3),
            "inspect": (f"{quoted([self.program, 'inspect', self.film])} > /dev/null", 3),
        }
        ways = hyperfine(commands, rounds=self.rounds, turns=4)
        if not self.is_quick:
            note("the film, small")
            ways |= hyperfine({"small": (quoted(self.folder(self.film, "small", "--compression", "small")), 1)})
        for name in ("balanced", "fast", "small"):
            if name in ways:
                size, count = folder_bytes(f"{self.work}/{name}")
                ways[name]["frameBytes"] = size / count
        size, count = folder_bytes(f"{self.work}/pycairo")
        ways["pycairo"]["frameBytes"] = size / count
        for name, way in ways.items():
            if name not in ("pycairo", "inspect"):
                way["ratio"] = ways["pycairo"]["median"] / way["median"]
        _, frames = folder_bytes(f"{self.work}/balanced")
        return {
            "name": os.path.basename(self.film), "isGiven": self.is_given, "frames": frames, "ways": ways,
            "libpngFrameBytes": self.libpng_bytes(f"{self.work}/balanced"),
            "peakMegabytes": peak_megabytes(self.folder(self.film, "balanced")),
        }

    def libpng_bytes(self, folder):
        """What cairo's writer, which leaves libpng its defaults, makes of the same pixels; every fifth frame."""
        script = (
            "import cairo, os, sys\n"
            "for name in sorted(os.listdir(sys.argv[1])):\n"
            "  if name.endswith('.png') and int(name[6:11]) % 5 == 0:\n"
            "    image = cairo.ImageSurface.create_from_png(f'{sys.argv[1]}/{name}')\n"
            "    image.write_to_png(f'{sys.argv[2]}/{name}')\n")
        os.makedirs(f"{self.work}/libpng", exist_ok=True)
        subprocess.run([PYTHON, "-c", script, folder, f"{self.work}/libpng"], check=True)
        size, count = folder_bytes(f"{self.work}/libpng")
        return size / count

    def stages(self, scene):
        """Medians of single stages in ms, and what is left when one is taken off another."""
        command = [self.stages_program, "--format", "json", "--quiet", "--columns", "name,median,min,max"]
        environment = {**os.environ, "BENCH_SCENE": scene}
        found = json.loads(subprocess.run(
            [*command, "--time-unit", "ns"], check=True, stdout=subprocess.PIPE, text=True, env=environment).stdout)
        raw = {row["name"]: {key: float(row[key]) / 1e6 for key in ("median", "min", "max")} for row in found["benchmarks"]}
        rows = {"read": raw["read"], "plan": raw["plan"]}
        rows["view pictures"] = {"median": raw["first frame"]["median"] - raw["frame"]["median"]}
        rows["moment"] = raw["moment"]
        rows["composite"] = {"median": raw["frame"]["median"] - raw["empty frame"]["median"]}
        rows["convert"] = raw["empty frame"]
        rows |= {name: raw[name] for name in ("hash", "encode balanced", "encode fast", "write")}
        frame = ("moment", "composite", "convert", "hash", "encode balanced", "write")
        rows["a frame in all"] = {"median": sum(rows[name]["median"] for name in frame)}
        return rows

    def showpiece(self, name):
        scene, part = f"{ROOT}/scenes/showpieces/{name}.json", ["--frames", f"0-{LAST}"]
        command = self.folder(scene, name, *part)
        row = hyperfine({name: (quoted(command), 3)})[name]
        size, count = folder_bytes(f"{self.work}/{name}")
        return {**row, "frames": count, "frameBytes": size / count, "peakMegabytes": peak_megabytes(command)}

    def series(self):
        """More views, more frames, more pixels, more threads."""
        note("series")
        def milliseconds(command):
            return hyperfine({"": (quoted(command), 2)})[""]["median"] / 60 * 1000

        long = films.longer(self.work, self.film, 62)
        assets = ["--asset-root", os.path.dirname(self.film)]
        frames = []
        for count in (60, 600) if self.is_quick else (60, 600, 3600):
            command = self.pixels(long, *assets, "--frames", f"0-{count - 1}")
            seconds, peak = self.piped(command)
            frames.append({
                "frames": count, "seconds": seconds, "frameMilliseconds": seconds / count * 1000, "peakMegabytes": peak})
        return {
            "views": [{
                "views": count,
                "frameMilliseconds": milliseconds(self.folder(films.cards(self.work, count), f"views-{count}")),
            } for count in (10, 100, 1000)],
            "frames": frames,
            "scale": [{
                "scale": scale,
                "frameMilliseconds": milliseconds(self.folder(self.film, f"scale-{scale}", "--scale", scale)),
            } for scale in (1, 2, 3)],
            "jobs": [{
                "jobs": jobs, "frameMilliseconds": milliseconds(self.folder(self.film, f"jobs-{jobs}", jobs=jobs)),
            } for jobs in (1, 2)],
        }

    def piped(self, command):
        """Seconds and peak memory of one run into a plain reader."""
        start = time.monotonic()
        with subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as reader:
            peak = peak_megabytes(command, output=reader.stdin)
            reader.stdin.close()
        return time.monotonic() - start, peak

    def goldens(self):
        """All scenes of the repository against their goldens; one that fails ends the run."""
        note("goldens")
        os.chdir(ROOT)
        command = [self.program, "test", "scenes", "--golden", "golden"]
        row = hyperfine({"": (f"{quoted(command)} > /dev/null", 2)})[""]
        places = (f"{folder}/{name}" for folder, _, names in os.walk("scenes") for name in names)
        count = sum(place.endswith(".json") and "/assets/" not in place for place in places)
        return {"scenes": count, "sceneMilliseconds": row["median"] / count * 1000, **row}

    def run(self):
        version = subprocess.run([self.program, "--version"], capture_output=True, text=True).stdout.strip()
        results = {
            "version": version, "date": datetime.date.today().isoformat(), "processors": os.cpu_count(),
            # First: speed without right pictures is nothing.
            "goldens": self.goldens(), "film": self.whole_film(), "stages": {}, "showpieces": {}, "animations": {},
        }
        for name in SHOWPIECES:
            note(name)
            scene = f"{ROOT}/scenes/showpieces/{name}.json"
            results["showpieces"][name] = self.showpiece(name)
            formats = ("gif", "apng", "webp") if name == SHOWPIECES[0] and not self.is_quick else ("gif",)
            results["animations"][name] = animations.compare(self.program, scene, self.work, SIZE, formats, LAST)
        note("stages")
        for scene in [self.film, *(f"{ROOT}/scenes/showpieces/{name}.json" for name in SHOWPIECES)]:
            results["stages"][os.path.basename(scene)] = self.stages(scene)
        results["series"] = self.series()
        results["bars"] = bars.of(results)
        shutil.rmtree(self.work)
        with open(f"{self.out}/bench.json", "w", encoding="utf-8") as file:
            json.dump(results, file, indent=1, ensure_ascii=False)
        text = report.of(results)
        with open(f"{self.out}/bench.txt", "w", encoding="utf-8") as file:
            file.write(text)
        print("\n" + text + f"\nas JSON: {self.out}/bench.json")


def main():
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--program", required=True, help="herorender, a release build")
    parser.add_argument("--stages", required=True, help="the stage benchmarks")
    parser.add_argument("--out", default="build/bench")
    parser.add_argument("--w", help="another film than the repository's own")
    parser.add_argument("--baseline", help="a script that draws it with pycairo, called with --out DIR")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--quick", action="store_true", help="without small, 3 600 frames, APNG and WebP")
    arguments = parser.parse_args()
    if bool(arguments.w) != bool(arguments.baseline):
        parser.error("a film and the script that draws it go together")
    Bench(arguments).run()


if __name__ == "__main__":
    main()
