#!/usr/bin/env bash
# Draws docs/pixels.png: every scene of scenes/pixels as a tile with its name. The sheet is a scene itself, drawn by herorender.
# usage: docs/pixel-sheet.sh HERORENDER
set -euo pipefail
herorender=$1
root=$(cd "$(dirname "$0")/.." && pwd)
work=$root/build/pixel-sheet
rm -rf "$work"
mkdir -p "$work"

columns=8 tile=130 caption=18 gap=12
index=0
tiles=""
for scene in "$root"/scenes/pixels/*.json; do
  name=$(basename "$scene" .json)
  # Films are shown in their transition (springs early, before they pass through zero), still scenes as they are.
  case $name in *-springs-through-zero) time=12% ;; *) time=35% ;; esac
  "$herorender" "$scene" "$work/$name.png" --time "$time" --scale 2 --quiet
  x=$((gap + index % columns * (tile + gap)))
  y=$((gap + index / columns * (tile + caption + gap)))
  tiles+="${tiles:+,}
      { \"frame\": [$x, $y, $tile, $tile], \"image\": \"$name.png\", \"contentMode\": \"scaleAspectFit\" },
      { \"frame\": [$x, $((y + tile)), $tile, $caption], \"text\": \"$name\", \"font\": { \"size\": 8.5 },
        \"textAlignment\": \"center\", \"textColor\": \"systemGray\" }"
  index=$((index + 1))
done
rows=$(((index + columns - 1) / columns))
cat > "$work/sheet.json" <<SCENE
{
  "version": 1,
  "canvas": { "width": $((gap + columns * (tile + gap))), "height": $((gap + rows * (tile + caption + gap))), "scale": 1.5 },
  "screens": { "sheet": { "view": { "backgroundColor": "#f2f2f7", "subviews": [$tiles
    ] } } },
  "root": "sheet"
}
SCENE
"$herorender" "$work/sheet.json" "$root/docs/pixels.png" --time 0 --compression small --quiet
echo "$index scenes → docs/pixels.png"
