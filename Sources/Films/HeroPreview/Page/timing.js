// A curve to drag: one with two control points, or a spring. Also what a spring is in both of its forms.
import { el, short, svg } from "./dom.js"

// MARK: Springs of mass 1

/// A spring's perceptual duration in seconds, and how far it bounces, −1 … 1, from stiffness and damping: the period without damping, and one less the
/// damping ratio. Source: https://developer.apple.com/documentation/swiftui/spring
export function feelOf(stiffness, damping) {
  const ratio = damping / (2 * Math.sqrt(stiffness))
  return { duration: 2 * Math.PI / Math.sqrt(stiffness), bounce: ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
}

/// Stiffness and damping of a duration and bounce.
export function springOf(duration, bounce) {
  const frequency = 2 * Math.PI / duration, ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  return { stiffness: frequency ** 2, damping: 2 * ratio * frequency }
}

/// How far a spring has come after some seconds: 0 at first, 1 at the end.
export function springAt(stiffness, damping, time) {
  const decay = damping / 2, frequency = Math.sqrt(stiffness), square = stiffness - decay ** 2
  if (Math.abs(square) < 1e-9 * stiffness) return 1 - Math.exp(-frequency * time) * (1 + frequency * time)
  if (square > 0) {
    const swing = Math.sqrt(square)
    return 1 - Math.exp(-decay * time) * (Math.cos(swing * time) + decay / swing * Math.sin(swing * time))
  }
  const root = Math.sqrt(-square), slow = -decay + root, fast = -decay - root
  return 1 - (slow * Math.exp(fast * time) - fast * Math.exp(slow * time)) / (slow - fast)
}

/// The bounce of a spring that has come so far after half of its duration, found by halving.
function bounceAt(value) {
  let [low, high] = [-0.95, 0.95]
  for (let turn = 0; turn < 30; turn++) {
    const middle = (low + high) / 2, { stiffness, damping } = springOf(1, middle)
    if (springAt(stiffness, damping, 0.5) < value) low = middle
    else high = middle
  }
  return (low + high) / 2
}

const bezier = (one, two, part) => 3 * one * part * (1 - part) ** 2 + 3 * two * part ** 2 * (1 - part) + part ** 3

// MARK: The drawing

const width = 300, height = 130, low = -0.2, high = 1.5
const clamp = (value, least, greatest) => Math.min(Math.max(value, least), greatest)
/// Seconds that a spring's drawing shows: enough for it to come to rest.
const span = duration => [0.5, 1, 2, 4, 8, 16].find(seconds => seconds >= duration * 1.6) ?? 32
const rounded = value => short(value, Math.max(0, 3 - Math.ceil(Math.log10(Math.max(value, 1e-6)))))

/// A curve's drawing with its handles. `onChange` receives `{ points }` or `{ stiffness, damping }`, `onEnd` that it was let go.
export function makeCurve(label, onChange, onEnd) {
  const line = svg("path.line"), ghost = svg("path.saved"), stems = [svg("line.stem"), svg("line.stem")]
  const drawing = svg("svg", { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", "aria-hidden": "true" },
    svg("line.edge", { x1: 0, x2: width, y1: y(0), y2: y(0) }), svg("line.edge", { x1: 0, x2: width, y1: y(1), y2: y(1) }), ghost, ...stems, line)
  const handles = [0, 1].map(index => el("span.handle", { role: "slider", tabindex: "0", "data-index": index }))
  const scale = el("span.low")
  const element = el("div.timing", { title: `${label}: drag a handle, or focus it and use the arrow keys` }, drawing, ...handles, scale)
  let shown = null, seconds = 1, isDragging = false

  function y(value) { return height - (value - low) / (high - low) * height }
  const draw = (path, sample) => {
    let text = ""
    for (let step = 0; step <= 80; step++) {
      const [at, value] = sample(step / 80)
      text += `${step === 0 ? "M" : "L"}${(at * width).toFixed(1)} ${y(value).toFixed(1)}`
    }
    path.setAttribute("d", text)
  }
  const trace = (path, one) => {
    if (!one) return path.removeAttribute("d")
    if (one.points) draw(path, part => [bezier(one.points[0], one.points[2], part), bezier(one.points[1], one.points[3], part)])
    else draw(path, part => [part, springAt(one.stiffness, one.damping, part * seconds)])
  }
  const put = (handle, x, value, text) => {
    handle.style.setProperty("--x", x)
    handle.style.setProperty("--y", clamp(y(value) / height, 0, 1))
    handle.setAttribute("aria-valuenow", short(value, 2))
    handle.setAttribute("aria-valuetext", text)
  }

  /// Shows `{ points }` or `{ stiffness, damping }`, and what the file has in grey.
  const show = (now, saved) => {
    shown = now
    const isSpring = now?.stiffness !== undefined
    element.classList.toggle("spring", isSpring)
    if (isSpring && !isDragging) seconds = span(Math.max(feelOf(now.stiffness, now.damping).duration, saved?.stiffness ? feelOf(saved.stiffness, saved.damping).duration : 0))
    const fits = saved && (saved.stiffness !== undefined) === isSpring && JSON.stringify(saved) !== JSON.stringify(now)
    trace(ghost, fits ? saved : null)
    trace(line, now)
    scale.textContent = isSpring ? `${short(seconds)} s` : ""
    handles[1].hidden = isSpring
    stems.forEach(stem => stem.toggleAttribute("hidden", isSpring))
    if (!now) return
    if (isSpring) {
      const { duration, bounce } = feelOf(now.stiffness, now.damping)
      handles[0].setAttribute("aria-label", `${label}: right is slower, up is bouncier`)
      put(handles[0], clamp(duration / 2 / seconds, 0, 1), springAt(now.stiffness, now.damping, duration / 2),
        `duration ${short(duration, 2)} s, bounce ${short(bounce, 2)}`)
      return
    }
    const [x1, y1, x2, y2] = now.points
    handles.forEach((handle, index) => handle.setAttribute("aria-label", `${label}: control point ${index + 1}`))
    put(handles[0], x1, y1, `x ${short(x1, 2)}, y ${short(y1, 2)}`)
    put(handles[1], x2, y2, `x ${short(x2, 2)}, y ${short(y2, 2)}`)
    for (const [stem, from, to] of [[stems[0], [0, 0], [x1, y1]], [stems[1], [1, 1], [x2, y2]]]) {
      const [a, b] = [from, to].map(([x, value]) => [x * width, y(value)])
      Object.entries({ x1: a[0], y1: a[1], x2: b[0], y2: b[1] }).forEach(([name, value]) => stem.setAttribute(name, value))
    }
  }

  /// Puts a handle at a place: part of the width, and value.
  const move = (index, x, value) => {
    if (shown?.points) {
      const points = [...shown.points]
      points[index * 2] = +short(clamp(x, 0, 1), 2)
      points[index * 2 + 1] = +short(clamp(value, -1, 2), 2)
      return onChange({ points })
    }
    give(clamp(x * seconds * 2, 0.05, 10), bounceAt(value))
  }
  const give = (duration, bounce) => {
    const { stiffness, damping } = springOf(duration, clamp(bounce, -0.95, 0.95))
    onChange({ stiffness: +rounded(stiffness), damping: +rounded(damping) })
  }

  for (const handle of handles) {
    const index = +handle.dataset.index
    handle.onpointerdown = event => {
      handle.setPointerCapture(event.pointerId)
      handle.focus()
      isDragging = true
      event.preventDefault()
    }
    handle.onpointermove = event => {
      if (!handle.hasPointerCapture(event.pointerId)) return
      const box = drawing.getBoundingClientRect()
      move(index, (event.clientX - box.left) / box.width, high - (event.clientY - box.top) / box.height * (high - low))
    }
    handle.onpointerup = handle.onpointercancel = () => {
      isDragging = false
      onEnd()
    }
    handle.onkeydown = event => {
      const [right, up] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key] ?? []
      if (right === undefined || !shown || event.metaKey || event.ctrlKey) return
      event.preventDefault()
      event.stopPropagation()
      const step = event.shiftKey ? 0.1 : 0.01
      if (shown.points) move(index, shown.points[index * 2] + right * step, shown.points[index * 2 + 1] + up * step)
      else {
        const { duration, bounce } = feelOf(shown.stiffness, shown.damping)
        give(duration + right * step, bounce + up * step)
      }
    }
    handle.onkeyup = handle.onblur = onEnd
  }
  return { element, show }
}
