// What is dragged on the timeline: the ends of rests, and when the selected view begins and ends.
import { byId, el, short } from "./dom.js"
import { edit, endOfGesture, modifiersOf, stepName, valueOf } from "./edits.js"
import { argumentsOf, calls, numberOf, withAdded, withArgument } from "./modifiers.js"
import { lastFrame, on, state } from "./state.js"
import { isHere } from "./views.js"

/// Seconds that a value is a multiple of when it is dragged.
const grid = 0.05
const snapped = seconds => +short(Math.max(0, Math.round(seconds / grid) * grid), 2)

/// Handles: `at` is a second of the film, `seconds` the value, of which `speed` go by in one second of the film.
function rests() {
  const steps = (state.shown?.steps ?? []).filter(step => step.kind === "wait" && step.values?.some(value => value.key === "wait" && !value.problem))
  return steps.map(step => {
    const name = stepName(step), target = { step: name, key: "wait" }, seconds = valueOf(target) ?? 0
    return { id: `rest ${name}`, label: `Length of ${name}`, title: `Rest of ${short(seconds)} s: drag its end, or use the arrow keys`, at: step.end, seconds, speed: 1,
      change: (value, kind) => edit(target, value, kind) }
  })
}

/// The transitions that the selected view's own modifiers time: what a partner or a cascade times is none.
const timed = () => !isHere() ? [] : state.view.plans.filter(plan =>
  plan.duration > 0 && (!plan.partner || plan.appearing) && !plan.rules.some(({ rule }) => rule === "P6"))

function timings() {
  const path = state.selected, text = valueOf(modifiersOf(path)) ?? ""
  const handle = (plan, name, at) => {
    const step = state.shown?.steps.find(step => step.index === plan.step), modifier = state.modifiers.find(modifier => modifier.name === name)
    const speed = step?.values?.find(value => value.key === "speed")?.value ?? 1
    // The one that this transition takes; of several that might be, the last.
    const own = calls(text).filter(call => call.name === name), isTaken = call => Math.abs(numberOf(call.arguments[0]) - plan[name] * speed) < 5e-4
    const call = own.find(isTaken) ?? own.findLast(call => call.depth === 0)
    const seconds = call ? numberOf(call.arguments[0]) : plan[name] * speed
    if (!step || !modifier || seconds === null) return null
    const change = (value, kind) => {
      const all = call ? text : withAdded(text, modifier), changed = call ?? calls(all).findLast(call => call.name === name)
      edit(modifiersOf(path), withArgument(all, changed, 0, short(value), argumentsOf(modifier, changed)), kind)
    }
    return { id: `${name} ${path} ${plan.transition}`, label: `${name} of ${path} in ${stepName(step)}`, isOfView: true, at, seconds, speed, change,
      title: `${name} of ${short(seconds)} s: drag, or use the arrow keys` }
  }
  return timed().flatMap(plan => [
    handle(plan, "delay", plan.start + plan.delay),
    // A spring lasts as long as it needs.
    plan.timing.startsWith("spring") ? null : handle(plan, "duration", plan.start + plan.delay + plan.duration),
  ]).filter(handle => handle)
}

export function beginHandles() {
  const rail = el("div.rail", { id: "handles" }), spans = el("div", { id: "view-times" })
  rail.append(spans)
  byId("bands").before(rail)
  const edges = new Map()
  let handles = new Map(), drag = null

  const make = id => {
    const edge = el("button.edge", { type: "button", role: "slider", "aria-valuemin": "0" })
    edge.onpointerdown = event => {
      if (event.button !== 0) return
      edge.setPointerCapture(event.pointerId)
      const perPixel = lastFrame() / state.film.fps / rail.getBoundingClientRect().width
      drag = { handle: handles.get(id), from: event.clientX, perPixel, kind: `${id} ${event.timeStamp}` }
    }
    edge.onpointermove = event => {
      if (!drag) return
      const { handle, from, perPixel, kind } = drag
      handle.change(snapped(handle.seconds + (event.clientX - from) * perPixel * handle.speed), kind)
    }
    edge.onpointerup = edge.onpointercancel = () => {
      drag = null
      endOfGesture()
    }
    edge.onkeydown = event => {
      const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key]
      if (!by || event.metaKey || event.ctrlKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      const { seconds, change } = handles.get(id)
      change(snapped(seconds + by * (event.shiftKey ? 10 : 1) * grid), id)
    }
    edge.onkeyup = endOfGesture
    return edge
  }
  const part = seconds => seconds * state.film.fps / Math.max(1, lastFrame())
  const show = () => {
    handles = new Map([...rests(), ...timings()].map(handle => [handle.id, handle]))
    for (const [id, edge] of edges) if (!handles.has(id)) {
      edge.remove()
      edges.delete(id)
    }
    for (const [id, { label, title, at, seconds, isOfView }] of handles) {
      if (!edges.has(id)) {
        edges.set(id, make(id))
        rail.append(edges.get(id))
      }
      const edge = edges.get(id)
      edge.style.setProperty("--from", part(at))
      edge.classList.toggle("of-view", isOfView === true)
      edge.setAttribute("aria-label", label)
      edge.setAttribute("aria-valuenow", seconds)
      edge.setAttribute("aria-valuetext", `${short(seconds)} seconds`)
      edge.title = title
    }
    spans.replaceChildren(...timed().map(plan => {
      const span = el("span")
      span.style.setProperty("--from", part(plan.start + plan.delay))
      span.style.setProperty("--to", part(plan.start + plan.delay + plan.duration))
      return span
    }))
  }
  on("shown film edits view selected", show)
}
