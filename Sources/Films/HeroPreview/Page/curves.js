// A curve over time for each key of the selected view that moves, with the playhead on it; what is saved in grey behind.
import { el, short, svg } from "./dom.js"
import { goTo } from "./transport.js"
import { lastFrame, on, state } from "./state.js"
import { isHere } from "./views.js"

const width = 320, height = 56
let charts = []

/// Lines through values that follow each other; nothing where there is none.
function line(values, x, y) {
  let path = "", isOn = false
  values.forEach((value, frame) => {
    if (value === null || value === undefined) return void (isOn = false)
    path += `${isOn ? "L" : "M"}${x(frame).toFixed(2)} ${y(value).toFixed(2)}`
    isOn = true
  })
  return path
}

function chart(curve, saved) {
  const values = [...curve.values, ...(saved?.values ?? [])].filter(value => typeof value === "number")
  const low = Math.min(...values), high = Math.max(...values), spread = high - low || 1
  const x = frame => lastFrame() === 0 ? 0 : frame / lastFrame() * width
  const y = value => height - 4 - (value - low) / spread * (height - 8)
  const now = svg("line.now", { y1: 0, y2: height })
  const isOther = saved && JSON.stringify(saved.values) !== JSON.stringify(curve.values)
  const drawing = svg("svg", { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", "aria-hidden": "true" },
    isOther ? svg("path.saved", { d: line(saved.values, x, y) }) : null, svg("path.line", { d: line(curve.values, x, y) }), now)
  // The dot stands beside the stretched drawing, so that it stays round.
  const mark = el("span.dot")
  const value = el("output", { "aria-label": `${curve.key} now` })
  const element = el("figure.curve", {},
    el("figcaption", {}, el("span", { text: curve.key }), value),
    el("div.plot", { title: `${curve.key}: ${short(low)} … ${short(high)} ${unit(curve)}` }, drawing, mark,
      el("span.high", { text: short(high, 2) }), el("span.low", { text: high === low ? "" : short(low, 2) })))
  const scrub = event => {
    const box = drawing.getBoundingClientRect()
    goTo(Math.round((event.clientX - box.left) / box.width * lastFrame()))
  }
  const plot = element.querySelector(".plot")
  plot.onpointerdown = event => {
    plot.setPointerCapture(event.pointerId)
    scrub(event)
  }
  plot.onpointermove = event => plot.hasPointerCapture(event.pointerId) && scrub(event)
  const show = frame => {
    const at = curve.values[frame]
    now.setAttribute("x1", x(frame))
    now.setAttribute("x2", x(frame))
    mark.hidden = typeof at !== "number"
    mark.style.setProperty("--x", x(frame) / width)
    if (typeof at === "number") mark.style.setProperty("--y", y(at) / height)
    value.value = typeof at === "number" ? `${short(at, 3)} ${unit(curve)}` : "–"
  }
  return { element, show }
}

const units = { points: "pt", radians: "rad" }
const unit = curve => units[curve.unit] ?? curve.unit ?? ""
const moves = values => new Set(values.filter(value => typeof value === "number").map(value => value.toFixed(4))).size > 1

/// Keeps a section up to date.
export function showCurves(section) {
  const draw = () => {
    const isOn = isHere(), saved = isOn ? state.savedView?.curves ?? [] : []
    const curves = isOn ? (state.view.curves ?? []).filter(curve => moves(curve.values)
      || saved.some(other => other.key === curve.key && moves(other.values))) : []
    charts = curves.map(curve => chart(curve, state.edits.size > 0 ? saved.find(other => other.key === curve.key) : null))
    section.hidden = charts.length === 0
    section.replaceChildren(el("h3", {}, "Curves", state.edits.size > 0 ? el("span.legend", { text: "grey: saved" }) : null),
      ...charts.map(chart => chart.element))
    show()
  }
  const show = () => { for (const chart of charts) chart.show(state.frame) }
  on("view savedView selected shown", draw)
  on("frame", show)
}
