// The selected view's frame on the picture, to drag and to size, where the film rests and the scene gives it one.
import { el, short } from "./dom.js"
import { edit, endOfGesture, valueOf } from "./edits.js"
import { on, state, timeOf } from "./state.js"
import { withSide } from "./values.js"
import { isHere } from "./views.js"

const sides = { nw: [-1, -1], n: [0, -1], ne: [1, -1], e: [1, 0], se: [1, 1], s: [0, 1], sw: [-1, 1], w: [-1, 0] }
const cursors = { nw: "nwse", se: "nwse", ne: "nesw", sw: "nesw", n: "ns", s: "ns", e: "ew", w: "ew" }

/// Where the frame lies on the canvas now: `{ left, top, across, down, frame, zoom }`, with canvas points for one of the frame's; nil where it
/// cannot be dragged.
function place() {
  const { shown, view, frame, film } = state
  if (!shown || !film || !isHere() || state.playing || state.hasTwin || state.overlays.has("exploded")) return null
  const value = view.values?.find(value => value.key === "frame"), corners = view.outlines?.[frame]
  if (!value || value.problem || !corners || !value.shown) return null
  const [x0, y0, x1, y1, x2, y2, x3] = corners, near = (one, other) => Math.abs(one - other) < 0.01
  if (!near(y0, y1) || !near(x1, x2) || !near(x0, x3) || x1 <= x0 || y2 <= y0) return null
  const time = timeOf(frame), step = 1e-6
  if (shown.steps.some(one => one.transition !== undefined && time > one.start + step && time < one.end - step)) return null
  if (value.setBy?.some(index => (shown.steps.find(one => one.index === index)?.start ?? 0) <= time + step)) return null
  const [, , width, height] = value.shown
  if (!(width > 0 && height > 0)) return null
  return { left: x0, top: y0, across: x1 - x0, down: y2 - y0, shown: value.shown, zoom: { x: (x1 - x0) / width, y: (y2 - y0) / height } }
}

/// Begins to show it.
export function beginFrame() {
  const picture = document.querySelector("#pane-shown .picture"), says = el("span.say", { hidden: true })
  const box = el("div.frame-box", { tabindex: "0", role: "group", hidden: true }, Object.keys(sides).map(side => {
    const handle = el("i", { "data-side": side })
    handle.style.cssText = `left: ${50 + sides[side][0] * 50}%; top: ${50 + sides[side][1] * 50}%; cursor: ${cursors[side]}-resize`
    return handle
  }), says)
  picture.append(box)
  /// What is dragged, from the frame at its beginning; it stands where the pointer says, before the film does.
  let drag = null, wasDragged = false, gestures = 0

  const lay = ({ left, top, across, down }) => {
    const { width, height } = state.film
    Object.entries({ left: left / width, top: top / height, across: across / width, down: down / height })
      .forEach(([name, part]) => box.style.setProperty(`--${name}`, part))
  }
  const show = () => {
    if (drag) return
    const at = place()
    box.hidden = at === null
    if (!at) return
    lay(at)
    box.setAttribute("aria-label", `Frame of ${state.selected}: arrow keys move it, with Alt they size it, with Shift by ten points`)
  }

  /// Moves or sizes a frame by points of its own, onto whole points.
  const change = (at, [across, down], [x, y], kind) => {
    const target = { view: state.selected, key: "frame" }, [left, top, width, height] = at.shown, isMove = across === 0 && down === 0
    const whole = (value, by) => by === 0 ? value : Math.round(value + by)
    const ends = { x: across < 0 || isMove ? whole(left, x) : left, y: down < 0 || isMove ? whole(top, y) : top }
    const size = { x: across > 0 ? Math.max(1, whole(width, x)) : across < 0 ? Math.max(1, width + left - ends.x) : width,
      y: down > 0 ? Math.max(1, whole(height, y)) : down < 0 ? Math.max(1, height + top - ends.y) : height }
    const now = [across < 0 ? left + width - size.x : ends.x, down < 0 ? top + height - size.y : ends.y, size.x, size.y]
    let value = at.value
    now.forEach((number, index) => {
      if (number !== at.shown[index]) value = withSide(value, index, (value?.[index] ?? at.shown[index]) + number - at.shown[index])
    })
    edit(target, value, kind)
    lay({ left: at.left + (now[0] - left) * at.zoom.x, top: at.top + (now[1] - top) * at.zoom.y, across: now[2] * at.zoom.x, down: now[3] * at.zoom.y })
    says.textContent = `${short(value?.[0] ?? now[0], 1)}, ${short(value?.[1] ?? now[1], 1)}  ${short(now[2], 1)} × ${short(now[3], 1)}`
  }

  box.onpointerdown = event => {
    const at = place()
    if (!at || event.button !== 0) return
    const scale = state.film.width / picture.getBoundingClientRect().width
    drag = { at: { ...at, value: valueOf({ view: state.selected, key: "frame" }) }, side: sides[event.target.dataset.side] ?? [0, 0],
      from: [event.clientX, event.clientY], scale, isMoving: false, kind: `frame ${gestures += 1}` }
    box.setPointerCapture(event.pointerId)
  }
  box.onpointermove = event => {
    if (!drag) return
    const by = [event.clientX - drag.from[0], event.clientY - drag.from[1]]
    if (!drag.isMoving && Math.hypot(...by) < 4) return
    drag.isMoving = true
    says.hidden = false
    change(drag.at, drag.side, [by[0] * drag.scale / drag.at.zoom.x, by[1] * drag.scale / drag.at.zoom.y], drag.kind)
  }
  box.onpointerup = box.onpointercancel = () => {
    wasDragged = drag?.isMoving ?? false
    // The box stays where it was put until the film has followed.
    if (!wasDragged) drag = null
    else {
      drag = null
      says.hidden = true
      box.focus()
      endOfGesture()
    }
  }
  // A click without a drag is for the view below.
  box.onclick = event => {
    if (wasDragged) event.stopPropagation()
    wasDragged = false
  }
  box.onkeydown = event => {
    if (event.key === "Escape") {
      box.blur()
      return event.stopPropagation()
    }
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key], at = place()
    if (!by || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    event.stopPropagation()
    if (!at) return
    const value = valueOf({ view: state.selected, key: "frame" })
    // The film may be behind the keys.
    const shown = at.shown.map((number, index) => typeof value?.[index] === "number" && !state.isTrying ? number : value?.[index] ?? number)
    const far = event.shiftKey ? 10 : 1, side = event.altKey ? by.map(Math.abs) : [0, 0]
    change({ ...at, value, shown, left: at.left + (shown[0] - at.shown[0]) * at.zoom.x, top: at.top + (shown[1] - at.shown[1]) * at.zoom.y }, side, by.map(one => one * far), "frame keys")
  }
  box.onkeyup = endOfGesture
  on("selected view frame playing shown overlays hasTwin film", show)
  show()
}
