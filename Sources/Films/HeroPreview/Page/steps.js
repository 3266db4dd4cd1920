// The step at the playhead: how long it rests, how its screens change, its finger.
import { makeAnimations } from "./animations.js"
import { byId, el, seconds } from "./dom.js"
import { edit, editOf, endOfGesture, shownStep, stepName, valueOf } from "./edits.js"
import { place } from "./place.js"
import { makeSlider } from "./slider.js"
import { on, state, timeOf, update } from "./state.js"
import { makeCurve } from "./timing.js"
import { playOnce } from "./transport.js"

/// The step that runs at the playhead; between two the one that begins.
function stepHere() {
  const steps = (state.shown?.steps ?? []).filter(step => step.end > step.start), time = timeOf(state.frame) + 1e-6
  return steps.findLast(step => step.start <= time) ?? steps[0] ?? null
}

const ranges = {
  wait: ["seconds", "rest, seconds", { minimum: 0, maximum: 3, step: 0.05 }],
  speed: ["speed", "speed, times as fast", { minimum: 0.1, maximum: 3, step: 0.05 }],
  "pan.duration": ["finger", "how long the finger is down, seconds", { minimum: 0.05, maximum: 2, step: 0.05 }],
}

/// A control for a key of the step of a name.
function control(name, key) {
  const target = { step: name, key }
  if (ranges[key]) {
    const [label, full, range] = ranges[key]
    const slider = makeSlider(label, full, range, value => (+value > 0 || key === "wait" && +value === 0) && edit(target, +value, `${name} ${key}`), endOfGesture)
    return { element: slider.element, show: (value, shown, problem) => slider.show(problem ? null : value ?? shown) }
  }
  if (key === "animation") {
    const list = makeAnimations(async type => {
      const tried = edit(target, type)
      endOfGesture()
      await tried
      const step = shownStep(name)
      if (step && !state.tryError) playOnce(step)
    })
    return { element: el("section.step-part", {}, el("h3", { text: "Animation" }), list.element),
      show: (value, shown) => list.show(shownStep(name) ?? stepHere(), value, shown) }
  }
  const menu = el("select", { "aria-label": "Curve of the finger" }, state.curves.map(curve => el("option", { value: curve.name, text: curve.name })),
    el("option", { value: "custom", text: "custom" }))
  const drawn = makeCurve("Curve of the finger", now => edit(target, now.points, `${name} ${key}`), endOfGesture)
  const points = value => Array.isArray(value) ? value : state.curves.find(curve => curve.name === (value ?? "linear"))?.points
  menu.onchange = () => edit(target, menu.value === "custom" ? points(valueOf(target)) : menu.value)
  const show = value => {
    menu.value = Array.isArray(value) ? "custom" : value ?? "linear"
    const saved = points(editOf(target)?.saved ?? value)
    drawn.show(points(value) ? { points: points(value) } : null, saved ? { points: saved } : null)
  }
  return { element: el("section.step-part", {}, el("h3", { text: "Finger's curve" }), el("label.control.menu", {}, el("span", { text: "curve" }), menu), drawn.element), show }
}

/// Begins to show it.
export function beginSteps() {
  const panel = byId("panel-step"), title = el("header.facts"), body = el("div.step-part"), hint = el("p.soft")
  panel.append(title, hint, body)
  let shape = "", controls = new Map(), last = []
  const show = () => {
    if (state.tab !== "step") return
    const step = stepHere(), now = [step, state.edits, state.film, state.curves, state.animations]
    // The playhead moves sixty times a second.
    if (now.every((one, index) => one === last[index])) return
    last = now
    if (!step) {
      shape = ""
      title.replaceChildren(el("p.soft", { text: "The film has no step." }))
      body.replaceChildren()
      return
    }
    const name = stepName(step), values = step.values ?? []
    const path = values.find(value => value.key === "pan.path")
    // A path has a duration of its own.
    const keys = values.map(value => value.key).filter(key => ["wait", "animation", "speed"].includes(key) || ["pan.duration", "pan.timing"].includes(key) && path?.value === null)
    const wanted = JSON.stringify([state.filmID, name, keys, state.curves.length])
    if (wanted !== shape) {
      shape = wanted
      controls = new Map(keys.map(key => [key, control(name, key)]))
      const order = ["wait", "speed", "pan.duration", "pan.timing", "animation"]
      body.replaceChildren(...order.filter(key => controls.has(key)).map(key => controls.get(key).element))
    }
    const written = values.find(value => value.line)
    title.replaceChildren(el("div.title", {}, el("h2", { text: step.kind === "wait" ? "rest" : name })),
      el("p.more", {}, el("span.soft", { text: `${seconds(step.start)} – ${seconds(step.end)}` }),
        written ? place({ file: state.film.file, line: written.line, column: written.column }) : null))
    for (const [key, made] of controls) {
      const value = values.find(value => value.key === key)
      made.show(valueOf({ step: name, key }), value?.shown, value?.problem)
    }
    hint.textContent = state.film?.storyboard ? "A storyboard has no timeline in its file." : path
      ? `Drag on the picture: it is the finger, and the film follows. Save records its path${path.value ? `, which has ${path.value.length} points now` : ""}.`
      : step.gesture ? "The file says this gesture by “interactive”, which has no way of a finger: with a “pan” in its place, a drag on the picture records one." : ""
    hint.hidden = hint.textContent === ""
  }
  // Where no view is looked at, a click on the timeline means its step.
  byId("bands").addEventListener("click", () => state.selected || update({ tab: "step" }))
  on("shown film frame edits tab curves animations", show)
  show()
}
