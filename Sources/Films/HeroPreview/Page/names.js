// The words that stand beside views: at the screen's own size whatever the zoom, apart from each other, and whole.
import { call, paths } from "./api.js"
import { el, svg } from "./dom.js"
import { state, update } from "./state.js"

/// What the server says, by address, those used last at the end; nil while it is asked.
const known = new Map(), most = 12
const ruler = document.createElement("canvas").getContext("2d")
const family = "system-ui, -apple-system, 'Segoe UI', Inter, sans-serif"

/// The words on a frame, or nothing while they are not known.
function wordsOn(variant, query, frame) {
  const address = paths.names(state.filmID, variant, query)
  const answer = known.get(address)
  if (answer === undefined) {
    known.set(address, null)
    if (known.size > most) known.delete(known.keys().next().value)
    call(address).then(answer => {
      known.set(address, answer)
      update({ namesAge: state.namesAge + 1 })
    }, () => known.delete(address))
    return []
  }
  if (!answer) return []
  const numbers = answer.frames[Math.min(frame, answer.frames.length - 1)] ?? [], words = []
  for (let i = 0; i < numbers.length; i += 3) words.push({ ...answer.words[numbers[i]], x: numbers[i + 1], y: numbers[i + 2] })
  return words
}

/// Where words stand: to the right of their points, or as near above or below as there is room, none over another; smaller where there is
/// none at all, and those that have no room even then are left out: null. `area`: left, top, right and bottom of what may be written on, pixels.
export function placed(words, area, width) {
  const sizes = [11, 10, 9, 8, 7, 6]
  for (const size of sizes) {
    const frames = [], isLast = size === sizes.at(-1)
    const isDone = words.every(word => {
      const whole = width(word.text, size) + 10, room = area.right - area.left
      const lines = Math.max(1, Math.ceil(whole / room)), height = lines * size * 1.35 + 3, wide = Math.min(whole, room)
      const x = Math.min(Math.max(word.x + 6, area.left), area.right - wide)
      const wish = Math.min(Math.max(word.y - height / 2, area.top), area.bottom - height)
      const beside = frames.filter(frame => frame && frame.x < x + wide && x < frame.x + frame.width)
      // What is free begins at the wish, or at the edge of another.
      const free = [wish, ...beside.flatMap(frame => [frame.y - height - 1, frame.y + frame.height + 1])].filter(y =>
        y >= area.top && y + height <= area.bottom && beside.every(frame => y + height <= frame.y || y >= frame.y + frame.height))
      if (free.length === 0) return isLast && frames.push(null)
      const y = free.reduce((best, y) => Math.abs(y - wish) < Math.abs(best - wish) ? y : best)
      frames.push({ x, y, width: wide, height, size, lines })
      return true
    })
    if (isDone) return frames
  }
  return []
}

const measure = (text, size) => {
  ruler.font = `500 ${size}px ${family}`
  return ruler.measureText(text).width
}

/// Draws the words of a pane, whose picture of the canvas is so many times as large as its points. Shots without words clear it.
export function drawNames(layer, { variant, query, frame, zoom, area }) {
  const words = variant && query ? wordsOn(variant, query, frame).map(word => ({ ...word, x: word.x * zoom, y: word.y * zoom })) : []
  if (words.length === 0) {
    if (layer.children.length > 0) layer.replaceChildren()
    return
  }
  const frames = placed(words, area, measure), lines = svg("svg")
  const labels = frames.flatMap((frame, index) => {
    if (!frame) return []
    const word = words[index], middle = frame.y + frame.height / 2
    if (Math.hypot(frame.x - word.x, middle - word.y) > 18) {
      lines.append(svg("line", { x1: word.x, y1: word.y, x2: frame.x, y2: middle, stroke: word.color }))
    }
    const label = el("span", { text: word.text })
    label.style.cssText = `left:${frame.x}px;top:${frame.y}px;width:${frame.width}px;height:${frame.height}px;font-size:${frame.size}px;border-color:${word.color};`
      + (frame.lines > 1 ? "white-space:normal;overflow-wrap:anywhere" : "")
    return label
  })
  layer.replaceChildren(lines, ...labels)
}
