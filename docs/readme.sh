#!/usr/bin/env bash
# Draws docs/readme and docs/tutorial: the pictures of README.md, docs/bridges.md, docs/golden-tests.md and docs/tutorial.md. Needs python3, Chromium and make players.
# usage: docs/readme.sh HERORENDER
set -euo pipefail
herorender=$(realpath "$1")
root=$(cd "$(dirname "$0")/.." && pwd)
scenes=$root/scenes/showpieces
out=$root/docs/readme
work=$root/build/readme
rm -rf "$work"
mkdir -p "$out" "$root/docs/tutorial" "$work/scenes" "$work/tutorial"
# Assets lie beside the scenes that use them.
cp -r "$scenes/assets" "$work/scenes/"
screenshot() { "$root/docs/screenshot.py" "$@"; }

# Four transitions in phones.
"$herorender" compare "$scenes"/{photo-gallery,app-store-card,music-player,city-guide}.json "$out/film.gif" --scale 0.5 --fps 20 \
  --frame-device dark --backdrop '#1c1c1e' --quality 70 --hold 0.3 --quiet

# A page without frames, for docs/bridges.md.
"$herorender" "$scenes/app-store-card.json" "$work/live.html" --live --quiet
screenshot "file://$work/live.html#t=0.55" "$out/live.png" 1000 800 "new Promise(done => setTimeout(done, 300))"

# A film in lottie-web's player beside the same frame of ours, for docs/bridges.md.
"$herorender" "$scenes/app-store-card.json" "$work/card.lottie.json" --quiet
"$herorender" "$scenes/app-store-card.json" "$work/frame.png" --time 0.55 --quiet
cp "$root/.build/players/lottie.js" "$work/"
{
  echo '<!doctype html><meta charset="utf-8"><style>body { margin: 0; padding: 24px; display: flex; gap: 24px; background: #e5e5ea; font: 20px Inter, sans-serif }'
  echo 'figure { margin: 0; width: 390px } figcaption { margin-bottom: 10px } img, div { width: 390px; height: 844px; overflow: hidden; border-radius: 24px; display: block }</style>'
  echo '<figure><figcaption>herorender</figcaption><img src="frame.png" alt=""></figure><figure><figcaption>lottie-web</figcaption><div id="player"></div></figure>'
  echo '<script src="lottie.js"></script><script>lottie.loadAnimation({ container: document.getElementById("player"), renderer: "svg", autoplay: false, animationData:'
  cat "$work/card.lottie.json"
  echo '}).goToAndStop(33, true)</script>'
} > "$work/lottie.html"
screenshot "file://$work/lottie.html" "$out/lottie.png" 852 932

# README's own scene.
python3 - "$root/README.md" "$work/card.json" <<'PYTHON'
import sys
page = open(sys.argv[1], encoding="utf-8").read()
open(sys.argv[2], "w", encoding="utf-8").write(page.split("```json\n")[1].split("```")[0])
PYTHON
"$herorender" "$work/card.json" "$out/card.gif" --frame-device light --backdrop '#ffffff' --padding 8 --scale 1 --hold 0.5 --quiet

# The preview, with a view selected in the middle of its transition.
cd "$work"
cp "$scenes/photo-gallery.json" scenes/
"$herorender" preview scenes/photo-gallery.json --no-open --json > ready.json &
preview=$!
trap 'kill "$preview" 2>/dev/null || true' EXIT
for _ in $(seq 100); do [ -s ready.json ] && break; sleep 0.1; done
address=$(python3 -c 'import json; print(json.load(open("ready.json"))["url"])')
screenshot "$address" "$out/preview.png" 1280 860 '(async () => {
  const until = async (test) => { while (!test()) await new Promise(done => setTimeout(done, 50)) }
  const item = () => document.querySelector("#tree [data-path=\"photo/photo\"]")
  await until(item)
  const scrub = document.getElementById("scrub")
  scrub.value = 24
  scrub.dispatchEvent(new Event("input"))
  item().click()
  await new Promise(done => setTimeout(done, 4000))
})()'
kill "$preview"
wait "$preview" || true
trap - EXIT

# A report of a transition whose spring was changed; recording ends with 1, and so does what differs.
cp "$scenes/app-store-card.json" scenes/card.json
"$herorender" test scenes/card.json --golden golden --record missing --scale 1 --quiet > /dev/null || true
sed 's/spring(230, 24)/spring(230, 32)/' "$scenes/app-store-card.json" > scenes/card.json
"$herorender" test scenes/card.json --golden golden --report report --quiet > /dev/null || true
screenshot "file://$work/report/card/index.html" "$out/report.png" 1280 860

# What explain says of a button whose modifier was taken away, with its picture.
sed 's/useGlobalCoordinateSpace fade scale/fade scale/' "$scenes/app-store-card.json" > scenes/card.json
"$herorender" explain scenes/card.json --pictures why --scale 1 > said.txt || true
python3 - <<'PYTHON'
import glob
import html
import pathlib
import re
said = html.escape(pathlib.Path("said.txt").read_text(encoding="utf-8"))
said = re.sub(r"(?m)^  (when|change|Swift|why|picture) +(.*)$", r"<p><b>\1</b>\2</p>", said).replace("</p>\n", "</p>")
picture = pathlib.Path(sorted(glob.glob("why/*.png"))[0]).resolve().as_uri()
pathlib.Path("explain.html").write_text(f"""<!doctype html><meta charset="utf-8"><style>
body {{ margin: 0; height: 860px; display: flex; background: #1c1c1e; color: #f2f2f7 }}
pre {{ flex: 1; margin: 36px; font: 24px/1.4 "DejaVu Sans Mono", monospace; white-space: pre-wrap }}
p {{ margin: 8px 0 8px 9ch; text-indent: -9ch }} b {{ display: inline-block; width: 9ch; text-indent: 0; color: #64d2ff; font-weight: normal }}
i {{ color: #30d158; font-style: normal }}
img {{ height: 860px }}
</style><pre><i>$</i> herorender explain scenes/card.json --pictures why

{said}</pre><img src="{picture}">""", encoding="utf-8")
PYTHON
screenshot "file://$work/explain.html" "$out/explain.png" 1280 860

# The tutorial, as its page says. Its report went when the change was accepted, so that is made once more.
"$root/docs/tutorial.py" "$herorender" "$work/tutorial"
cp tutorial/list.png tutorial/trips.gif tutorial/pan.png "$root/docs/tutorial/"
cd tutorial
sed -i.bak 's/spring(120, 25)/spring(250, 25)/' scenes/trips.json
"$herorender" test scenes --record all --quiet > /dev/null || true
sed -i.bak 's/spring(250, 25)/spring(120, 25)/' scenes/trips.json
"$herorender" test scenes --quiet > /dev/null || true
screenshot "file://$work/tutorial/herorender-report/trips/index.html" "$root/docs/tutorial/report.png" 1280 860
"$root/docs/comment.py" "$herorender" . comment.html
screenshot "file://$work/tutorial/comment.html" "$root/docs/tutorial/comment.png" 1000 1010
ls -l "$out" "$root/docs/tutorial"
