// The ends of rests on the timeline, to drag.
import { byId, el, short } from "./dom.js"
import { edit, endOfGesture, stepName, valueOf } from "./edits.js"
import { lastFrame, on, state } from "./state.js"

/// Seconds that a rest is a multiple of when it is dragged.
const grid = 0.05
const snapped = seconds => +short(Math.max(0, Math.round(seconds / grid) * grid), 2)

export function beginRests() {
  const rail = el("div.rail", { id: "rests" })
  byId("bands").before(rail)
  let drag = null, edges = new Map()

  const target = name => ({ step: name, key: "wait" })
  const put = (edge, name, step) => {
    const seconds = valueOf(target(name)) ?? 0
    edge.style.setProperty("--to", step.end * state.film.fps / Math.max(1, lastFrame()))
    edge.setAttribute("aria-valuenow", seconds)
    edge.setAttribute("aria-valuetext", `${short(seconds)} seconds`)
    edge.title = `Rest of ${short(seconds)} s: drag its end, or use the arrow keys`
  }
  const make = name => {
    const edge = el("button.rest-edge", { type: "button", role: "slider", "aria-label": `Length of ${name}`, "aria-valuemin": "0" })
    edge.onpointerdown = event => {
      if (event.button !== 0) return
      edge.setPointerCapture(event.pointerId)
      const perPixel = lastFrame() / state.film.fps / rail.getBoundingClientRect().width
      drag = { name, from: event.clientX, seconds: valueOf(target(name)) ?? 0, perPixel, kind: `rest ${name} ${event.timeStamp}` }
    }
    edge.onpointermove = event => {
      if (drag) edit(target(drag.name), snapped(drag.seconds + (event.clientX - drag.from) * drag.perPixel), drag.kind)
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
      edit(target(name), snapped((valueOf(target(name)) ?? 0) + by * (event.shiftKey ? 10 : 1) * grid), `rest ${name}`)
    }
    edge.onkeyup = endOfGesture
    return edge
  }
  const show = () => {
    const film = state.shown, rests = (film?.steps ?? []).filter(step => step.kind === "wait" && step.values?.some(value => value.key === "wait" && !value.problem))
    const names = new Map(rests.map(step => [stepName(step), step]))
    for (const [name, edge] of edges) if (!names.has(name)) {
      edge.remove()
      edges.delete(name)
    }
    for (const [name, step] of names) {
      if (!edges.has(name)) {
        edges.set(name, make(name))
        rail.append(edges.get(name))
      }
      put(edges.get(name), name, step)
    }
  }
  on("shown film edits", show)
}
