// The timing of a modifier's row: presets, the curve to drag, and a spring's numbers in the form that one likes.
import { button, el, short } from "./dom.js"
import { endOfGesture } from "./edits.js"
import { numberOf, withCall } from "./modifiers.js"
import { makeSlider } from "./slider.js"
import { state } from "./state.js"
import { feelOf, makeCurve, springOf } from "./timing.js"

/// Whether a modifier says how a view moves over time.
export const isTiming = call => call.name === "spring" || call.name === "timingFunction"

const number = /[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/gi
/// `{ name, points }` of a curve's text, `{ stiffness, damping }` of a spring; nil for what is worked out.
function read(call) {
  if (!call) return null
  if (call.name === "spring") {
    const [stiffness, damping] = [["stiffness", 250], ["damping", 30]].map(([label, standard], index) => {
      const given = call.arguments.find(one => one.label === label) ?? call.arguments[index]
      return given ? numberOf(given) : standard
    })
    return stiffness > 0 && damping > 0 ? { stiffness, damping } : null
  }
  const text = call.arguments.map(argument => argument.text).join(",")
  const name = /^\.?([A-Za-z]+)$/.exec(text)?.[1], curve = state.curves.find(curve => curve.name === name)
  if (curve) return { name: curve.name, points: curve.points }
  const points = (/^(CAMediaTimingFunction\(controlPoints:)?[\s\d.,e+-]+\)?$/i.test(text) ? text.match(number) ?? [] : []).map(Number)
  return points.length === 4 ? { name: "custom", points } : null
}

/// Whether springs are said as duration and bounce, in this tab.
let isFelt = sessionStorage.getItem("springs") === "feel"

/// The row's part: `current` hands over the text with the call in it, and what the file has; `change` receives another text.
export function makeTimingRow(current, change) {
  const modifier = name => state.modifiers.find(modifier => modifier.name === name)
  const replace = (name, values, kind) => {
    const { text, call } = current()
    if (call) change(withCall(text, call, modifier(name), values.map(value => typeof value === "number" ? short(value, 6) : value)), kind)
  }
  const presets = el("select", { "aria-label": "Curve", title: "UIKit's and Hero's curves, or a spring" },
    state.curves.map(curve => el("option", { value: curve.name, text: curve.name })),
    el("option", { value: "custom", text: "custom" }), el("option", { value: "spring", text: "spring" }))
  presets.onchange = () => {
    const now = read(current().call)
    endOfGesture()
    if (presets.value === "spring") replace("spring", [250, 30])
    else if (presets.value === "custom") replace("timingFunction", now?.points ?? [0.25, 0.1, 0.25, 1])
    else replace("timingFunction", [presets.value])
  }
  const curve = makeCurve("Curve", now => {
    if (now.points) replace("timingFunction", now.points, "curve")
    else replace("spring", [now.stiffness, now.damping], "curve")
  }, endOfGesture)

  // Two ways to say a spring.
  const ways = el("div.segments", { role: "group", "aria-label": "The spring as" })
  const say = (felt, text, title) => button(text, () => {
    isFelt = felt
    sessionStorage.setItem("springs", felt ? "feel" : "numbers")
    show(current().call)
  }, { title, "data-felt": String(felt) })
  ways.append(say(false, "Stiffness, damping", "As Hero and Core Animation say it"), say(true, "Duration, bounce", "As SwiftUI says it: the same spring"))
  const feel = (key, value) => {
    const { stiffness, damping } = read(current().call) ?? {}
    if (!stiffness) return
    const now = { ...feelOf(stiffness, damping), [key]: value }, made = springOf(now.duration, now.bounce)
    replace("spring", [+short(made.stiffness, 2), +short(made.damping, 2)], key)
  }
  const one = (key, value) => {
    const now = read(current().call)
    if (now?.stiffness && +value > 0) replace("spring", key === "stiffness" ? [+value, now.damping] : [now.stiffness, +value], key)
  }
  const slider = (name, range, change) => makeSlider(name, `spring ${name}`, range, change, endOfGesture)
  const sliders = {
    stiffness: slider("stiffness", { minimum: 10, maximum: 1000, step: 1 }, value => one("stiffness", value)),
    damping: slider("damping", { minimum: 1, maximum: 100, step: 0.5 }, value => one("damping", value)),
    duration: slider("duration", { minimum: 0.1, maximum: 2 }, value => +value > 0 && feel("duration", +value)),
    bounce: slider("bounce", { minimum: -0.5, maximum: 0.9 }, value => Math.abs(+value) < 1 && feel("bounce", +value)),
  }
  const numbers = el("div", {}, sliders.stiffness.element, sliders.damping.element)
  const felt = el("div", {}, sliders.duration.element, sliders.bounce.element)
  const fields = ["c1x", "c1y", "c2x", "c2y"].map((name, index) => el("input", {
    type: "number", step: "0.01", "aria-label": name, title: name, onchange: event => {
      const now = read(current().call), value = +event.target.value
      if (event.target.value === "" || !now?.points || (index % 2 === 0 && (value < 0 || value > 1))) return show(current().call)
      endOfGesture()
      replace("timingFunction", now.points.map((point, at) => at === index ? value : point))
    },
  }))
  const points = el("div.points", { role: "group", "aria-label": "Control points" }, fields)

  const element = el("div.timing-part", {}, el("label.control.menu", {}, el("span", { text: "curve" }), presets), curve.element, ways, numbers, felt, points)
  const plain = one => one && (one.points ? { points: one.points } : { stiffness: one.stiffness, damping: one.damping })
  function show(call) {
    const now = read(call), isSpring = now?.stiffness !== undefined
    presets.value = call?.name === "spring" ? "spring" : now?.name ?? "custom"
    curve.element.hidden = now === null
    curve.show(plain(now), plain(read(current().saved)))
    ways.hidden = !isSpring
    for (const way of ways.children) way.setAttribute("aria-pressed", way.dataset.felt === String(isFelt))
    numbers.hidden = !isSpring || isFelt
    felt.hidden = !isSpring || !isFelt
    points.hidden = !now?.points
    if (isSpring) {
      const all = { ...now, ...feelOf(now.stiffness, now.damping) }
      for (const [name, slider] of Object.entries(sliders)) slider.show(+short(all[name], 3))
    } else if (now) fields.forEach((field, index) => document.activeElement === field || (field.value = short(now.points[index], 3)))
  }
  return { element, show }
}
