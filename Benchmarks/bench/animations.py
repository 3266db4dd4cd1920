"""GIF, APNG and WebP against ffmpeg, which gets the same frames through a pipe."""

import os
import re
import subprocess

from tools import ffmpeg, hyperfine, quoted

GIF = "split[a][b];[a]palettegen=stats_mode=full[p];[b][p]paletteuse=dither=sierra2_4a:diff_mode=rectangle"
RECIPES = {
    "gif": (50, ["-filter_complex", GIF, "-c:v", "gif", "-loop", "0"]),
    "apng": (60, ["-vf", "format=rgb24", "-c:v", "apng", "-pred", "mixed", "-plays", "0", "-f", "apng"]),
    "webp": (60, ["-vf", "format=yuv420p", "-c:v", "libwebp_anim", "-quality", "90", "-loop", "0", "-f", "webp"]),
}


def squared_difference(film, frames, size, rate):
    """The mean squared difference per channel between a GIF and the frames that it shows; what it shows between them is ignored."""
    result = ffmpeg(
        ["-i", film, "-f", "rawvideo", "-pixel_format", "rgb24", "-video_size", size, "-framerate", str(rate), "-i", frames,
         "-filter_complex", f"[0]fps={rate},format=gbrp[a];[1]format=gbrp[b];[a][b]psnr=shortest=1", "-f", "null", "-"],
        stderr=subprocess.PIPE, text=True)
    found = re.search(r"PSNR.* average:(\S+)", result.stderr)
    return 0.0 if found[1] == "inf" else 255**2 / 10 ** (float(found[1]) / 10)


def compare(program, scene, folder, size, formats, last_frame):
    """Seconds, bytes and, of GIF, squared difference: ours and ffmpeg's, in turns."""
    rows = {}
    for ending in formats:
        rate, recipe = RECIPES[ending]
        ours, theirs, frames = (f"{folder}/{name}" for name in (f"ours.{ending}", f"ffmpeg.{ending}", "frames.rgb"))
        part = ["--frames", f"0-{last_frame}", "--fps", rate, "--jobs", 2, "--quiet"]
        pipe = quoted([program, scene, "-", "--pixel-format", "rgb", *part])
        raw = ["-f", "rawvideo", "-pixel_format", "rgb24", "-video_size", size, "-framerate", rate, "-i", "pipe:0"]
        encode = quoted(["ffmpeg", "-hide_banner", "-loglevel", "error", "-y", *raw, *recipe, theirs])
        is_gif = ending == "gif"
        times = hyperfine(
            {"ours": (quoted([program, scene, ours, "--force", *part]), 5 if is_gif else 1), "ffmpeg": (f"{pipe} | {encode}", 1)},
            rounds=3 if is_gif else 1)
        row = {name: {"seconds": times[name]["median"], "bytes": os.path.getsize(path)}
               for name, path in (("ours", ours), ("ffmpeg", theirs))}
        if is_gif:
            with open(frames, "wb") as file:
                subprocess.run(
                    [str(word) for word in [program, scene, "-", "--pixel-format", "rgb", *part]], stdout=file, check=True)
            for name, path in (("ours", ours), ("ffmpeg", theirs)):
                row[name]["squaredDifference"] = squared_difference(path, frames, size, rate)
            os.remove(frames)
        row["ratio"] = row["ffmpeg"]["seconds"] / row["ours"]["seconds"]
        rows[ending] = row
    return rows
