#!/usr/bin/env python3
"""Takes lottie-web's player out of the source map in a wheel of streamlit-lottie: lottie-web.py WHEEL PLAYER."""
import json
import re
import sys
import zipfile


def main(wheel, player):
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if re.search(r"/static/js/2\..*\.chunk\.js\.map$", name):
                page = json.loads(archive.read(name))
                texts = dict(zip(page["sources"], page["sourcesContent"]))
                found = [text for source, text in texts.items() if source.endswith("lottie-web/build/player/lottie.js")]
                with open(player, "w") as target:
                    target.write(found[0])
                return
    sys.exit(f"{wheel}: no player")


main(*sys.argv[1:])
