#!/usr/bin/env bash
# Draws docs/recipes: the pictures of docs/recipes.md and docs/outputs.md.
# usage: docs/recipes.sh HERORENDER
set -euo pipefail
herorender=$1
root=$(cd "$(dirname "$0")/.." && pwd)
scenes=$root/scenes/showpieces
out=$root/docs/recipes
mkdir -p "$out"

"$herorender" "$scenes/photo-gallery.json" "$out/device.png" --time 0.42 --scale 0.75 --compression small \
  --frame-device dark --backdrop '#8ec5fc,#e0c3fc' --title "Opening a photo" --quiet
"$herorender" "$scenes/photo-gallery.json" "$out/slow.gif" --transition 0 --speed 0.5 --loop boomerang --hold 0.6 --fps 20 \
  --frame-device light --scale 0.5 --quality 60 --quiet
"$herorender" sheet "$scenes/photo-gallery.json" "$out/sheet.png" --transition dismiss --frames-per-transition 5 --scale 1 \
  --frame-device dark --backdrop '#1c1c1e,#3a3a5e' --title "Closing a photo" --quiet
"$herorender" compare "$root/scenes/issues/566-fill-becomes-fit.json" "$root/scenes/issues/566-fill-becomes-fit-mended.json" "$out/compare.png" --time 45% --scale 1.5 \
  --frame-device dark --backdrop '#1c1c1e' --quiet

# Pages, in a headless Chromium.
site=$(mktemp -d)
trap 'kill "${preview:-}" 2> /dev/null || true; rm -rf "$site"' EXIT
"$herorender" gallery "$root/scenes/showpieces" "$site/site" --scale 1 --quiet
"$root/docs/screenshot.py" "file://$site/site/index.html" "$out/gallery.png" 1100 860
cd "$scenes"
"$herorender" preview photo-gallery.json --no-open > "$site/address" &
preview=$!
until [ -s "$site/address" ]; do sleep 0.1; done
"$root/docs/screenshot.py" "$(head -1 "$site/address")" "$out/export.png" 1100 860 "
  new Promise(done => {
    const look = () => document.querySelector('#export-open') && document.querySelector('#pane-shown')?.dataset.frame !== undefined
      ? (document.querySelector('#export-open').click(), setTimeout(done, 1500)) : setTimeout(look, 50)
    look()
  })"
