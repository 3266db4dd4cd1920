// "Why?": what the server finds wrong with the film, or with the selected view, and what to do about it.
import { call, paths } from "./api.js"
import { button, byId, copy, el, say, seconds } from "./dom.js"
import { tryTogether } from "./edits.js"
import { place } from "./place.js"
import { goTo, setRange } from "./transport.js"
import { on, state, update } from "./state.js"
import { select } from "./views.js"

const panel = byId("panel-why")
/// What was asked: the view's path, or nil for the film; of which variant; and whether the answer is there, or was not waited for.
let asked = null
/// The question that is worked on: its name for the server, its film, what ends its request, when it began, its element and clock.
let working = null

export const makeWhyButton = () => button("Why?", () => why(state.selected), { id: "ask-view", title: "Ask why this view does what it does (?)" })

/// Asks about a view, or about the film; what was asked before is taken back.
export async function why(view) {
  stop()
  const { filmID: id, shown } = state
  if (!shown) return
  asked = { view, variant: shown.variant }
  const mine = working = { ask: crypto.randomUUID(), id, request: new AbortController(), began: performance.now(), element: sign() }
  mine.clock = setInterval(showProgress, 250)
  update({ tab: "why", progress: null })
  show([mine.element])
  showProgress()
  // On a narrow page it lies below the film.
  byId("inspector").scrollIntoView({ block: "nearest" })
  let content
  try {
    const { findings } = await call(paths.explain(id, shown.variant, view, mine.ask), { signal: mine.request.signal })
    content = findings.length === 0 ? [nothing(view)] : findings.map(card)
  } catch (error) {
    content = [el("p.error", { role: "alert", text: error.message }), button("Ask again", () => why(view), { class: "primary" })]
  }
  if (mine !== working) return
  end()
  show(content)
}

/// Takes back what is worked on, here and at the server; true when there was something.
function stop() {
  if (!working) return false
  const { id, ask, request } = working
  end()
  request.abort()
  call(paths.stop(id), { body: { ask }, keepalive: true }).catch(() => {})
  return true
}

function end() {
  clearInterval(working.clock)
  working = null
}

/// What shows while the server works.
function sign() {
  return el("div.working.waiting", { "aria-busy": "true" },
    el("header", {}, el("strong", { role: "status", text: "Looking at plans and pictures …" }), el("span.soft.time"),
      button("Stop", () => {
        const { view } = asked
        stop()
        show([el("p.soft", { role: "status", text: "Stopped." }), button("Ask again", () => why(view), { class: "primary" })])
      }, { title: "Do not wait for the answer" })),
    el("i.bar", { role: "progressbar", "aria-label": "Progress of the answer" }), el("p.soft.about"))
}

const parts = {
  asking: ({ number, count }) => `Question ${number} of ${count}`,
  trying: ({ number, count }) => `Trying remedies: finding ${number} of ${count}`,
  drawing: ({ number, count }) => `Drawing picture ${number} of ${count}`,
}

/// How far the server is, as it tells; how long it takes, from one second on.
function showProgress() {
  if (!working) return
  const { element, began, ask } = working, elapsed = Math.floor((performance.now() - began) / 1000)
  element.querySelector(".time").textContent = elapsed > 0 ? `${elapsed} s` : ""
  const told = state.progress
  if (told?.ask !== ask) return
  const bar = element.querySelector(".bar"), done = (told.number - 1) / told.count
  element.querySelector("strong").textContent = parts[told.part]?.(told) ?? ""
  element.querySelector(".about").textContent = told.text ? `Looking for: ${told.text}` : ""
  bar.dataset.part = told.part
  bar.style.setProperty("--part", done)
  bar.setAttribute("aria-valuenow", Math.round(100 * done))
}

const nothing = view => el("div.nothing", {}, el("h2", { text: "Nothing found" }),
  el("p", { text: `${view ?? "The film"} does what its modifiers say: nothing is hidden, stretched, left over, or jumps.` }))

function show(content) {
  const about = asked?.view
  panel.replaceChildren(
    el("header.facts", {}, el("h2", { text: about ? about.split("/").at(-1) : "The film" }), about ? el("p.path", { text: about }) : null,
      el("div.buttons", {},
        state.selected && state.selected !== about ? button(`Ask about ${state.selected.split("/").at(-1)}`, () => why(state.selected)) : null,
        about || !asked ? button("Ask about the film", () => why(null)) : null,
        asked && asked.variant !== state.shown?.variant ? button("Ask again", () => why(about), { class: "primary", title: "The film has changed since" }) : null)),
    el("div.findings", {}, content))
}

/// A text whose words between backticks are code.
const marked = text => text.split("`").map((part, index) => index % 2 === 1 ? el("code", { text: part }) : part)

/// When it shows: a moment, or from when to when.
const time = ({ start, end }) => end > start ? `${seconds(start)} – ${seconds(end)}` : seconds(start)

/// Where something stands in the file; nothing where that is not known.
const placeOf = ({ line, column }) => line && state.film ? place({ file: state.film.file, line, column }) : null

/// What it looks like: a seam has a frame before it and a frame after it in one picture.
function picture({ picture, message, rule, start, end }) {
  if (typeof picture !== "string" || !picture.startsWith("data:image/")) return null
  const isSeam = rule === "seam" && start === end
  return el(isSeam ? "figure.pair" : "figure", {}, isSeam ? el("figcaption", {}, el("span", { text: "Before" }), el("span", { text: "After" })) : null,
    el("img", { src: picture, alt: `What it looks like: ${message}` }))
}

/// Tries the change, where it is modifiers alone; what is tried is saved as always.
async function tryChange(edits) {
  const isTried = await tryTogether(edits)
  say(isTried ? "Tried, not saved yet" : "The film has changed: ask again")
}

function card(finding) {
  const [first, last] = finding.frames ?? [], words = finding.words ?? []
  return el("article.card.finding", {},
    el("header", {}, el("span.rule", { text: finding.rule }), placeOf(finding)),
    el("p.more", {},
      finding.view ? button(finding.view, () => select(finding.view), { class: "link", title: "Select this view" }) : null,
      typeof finding.start === "number" ? button(time(finding), () => {
        setRange(first ?? 0, last ?? first ?? 0)
        goTo(first ?? 0)
      }, { class: "link time", title: "Go there, and play just this" }) : null),
    el("p", {}, marked(finding.message)),
    words.length > 0 ? el("ul.words", { "aria-label": "Words that it comes from" }, words.map(word => el("li", {}, el("code", { text: word.word }),
      word.view ? el("span", { text: `of ${word.view}` }) : null, placeOf(word)))) : null,
    picture(finding),
    finding.change ? el("div.change", {}, el("h4", {}, "What to change",
      finding.edits ? button("Try it", () => tryChange(finding.edits), { class: "link", title: "Give these modifiers to the film; nothing is written until Save" }) : null),
    el("p", { text: finding.change })) : null,
    finding.swift ? el("div.change", {}, el("h4", {}, "Swift", button("Copy", () => copy(finding.swift, "Swift"), { class: "link" })),
      el("pre.swift", { text: finding.swift })) : null)
}

export function beginWhy() {
  byId("ask-film").onclick = () => why(null)
  const shown = () => panel.querySelector(".findings")?.childNodes ?? []
  on("shown selected", () => asked && show([...shown()]))
  on("progress", showProgress)
  const forget = () => {
    stop()
    asked = null
    show([])
  }
  on("filmID", forget)
  on("tab", () => {
    // Whoever leaves the panel does not wait.
    if (state.tab !== "why") return void (working && forget())
    if (!asked) why(state.selected)
  })
  addEventListener("pagehide", stop)
  show([])
}
