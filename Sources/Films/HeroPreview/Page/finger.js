// A drag on the picture is the finger of the step that runs there: the film follows it, and saving records its path.
import { el, say, short } from "./dom.js"
import { editAll, endOfGesture, shownStep, stepName } from "./edits.js"
import { frameAt, on, state, timeOf } from "./state.js"
import { goTo, playOnce } from "./transport.js"

/// Keys that say a straight way, which a path stands in place of.
const straight = ["pan.from", "pan.by", "pan.to", "pan.duration", "pan.timing"]
/// Seconds between two points at least: a gesture is sampled 60 times a second.
const least = 1 / 120

/// The step with a pan at the playhead; nil for none.
function running() {
  const { shown, frame } = state, time = timeOf(frame)
  if (!shown || state.hasTwin || state.overlays.has("exploded")) return null
  return shown.steps.find(step => step.start - 1e-6 <= time && time <= step.end + 1e-6
    && step.values?.some(value => value.key === "pan.path" && !value.problem)) ?? null
}

export function beginFinger() {
  const picture = document.querySelector("#pane-shown .picture"), touch = el("span.touch", { "aria-hidden": "true", hidden: true })
  picture.append(touch)
  let drag = null, wasDragged = false, gestures = 0

  const point = event => {
    const box = picture.getBoundingClientRect(), { width, height } = state.film
    const part = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height]
    touch.style.setProperty("--x", part[0])
    touch.style.setProperty("--y", part[1])
    return [+short(part[0] * width, 1), +short(part[1] * height, 1)]
  }
  const add = event => {
    const time = +short((event.timeStamp - drag.began) / 1000 * drag.speed, 3)
    if (time - drag.path.at(-1)[0] >= least) drag.path.push([time, ...point(event)])
  }
  const drive = () => editAll([{ step: drag.step, key: "pan.path", value: [...drag.path] }, ...straight.map(key => ({ step: drag.step, key, value: null }))], drag.kind)

  picture.addEventListener("pointerdown", event => {
    const step = running()
    if (!step || event.button !== 0 || event.target.closest(".frame-box")) return
    drag = { step: stepName(step), speed: step.values.find(value => value.key === "speed")?.value ?? 1, began: event.timeStamp,
      from: [event.clientX, event.clientY], path: [[0, ...point(event)]], isMoving: false, kind: `finger ${gestures += 1}` }
  })
  picture.addEventListener("pointermove", event => {
    if (!drag) return
    if (!drag.isMoving) {
      if (Math.hypot(event.clientX - drag.from[0], event.clientY - drag.from[1]) < 4) return
      drag.isMoving = true
      picture.setPointerCapture(event.pointerId)
      touch.hidden = false
    }
    const before = drag.path.length
    add(event)
    if (drag.path.length > before) drive()
  })
  const lift = async event => {
    const done = drag
    if (!done) return
    wasDragged = done.isMoving
    if (done.isMoving && event.type === "pointerup") add(event)
    touch.hidden = true
    if (!done.isMoving) return void (drag = null)
    const tried = drive()
    drag = null
    endOfGesture()
    await tried
    const step = shownStep(done.step), lifted = state.shown?.keys?.find(key => /finger lifts/.test(key.label) && key.time >= (step?.start ?? 0))
    if (!step || (state.tryError && !state.tryError.isShown)) return
    if (!state.tryError) say(`Your finger: ${short(done.path.at(-1)[0], 2)} s, ${done.path.length} points${lifted ? `, ${/finishes/.test(lifted.label) ? "finishes" : "goes back"}` : ""}. Save records it.`)
    playOnce(step)
  }
  picture.addEventListener("pointerup", lift)
  picture.addEventListener("pointercancel", lift)
  // The end of a drag is no click.
  picture.addEventListener("click", event => {
    if (wasDragged) event.stopImmediatePropagation()
    wasDragged = false
  }, { capture: true })
  on("shown", () => {
    if (!drag?.isMoving) return
    const step = shownStep(drag.step), path = step?.values.find(value => value.key === "pan.path")?.value
    if (path) goTo(frameAt(step.start + path.at(-1)[0] / drag.speed))
  })
  on("frame shown overlays hasTwin", () => picture.classList.toggle("gesture", running() !== null))
}
