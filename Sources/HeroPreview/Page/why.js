// "Why?": what the server finds wrong with the film, or with the selected view, and what to do about it.
import { call, paths } from "./api.js"
import { button, byId, copy, el, seconds } from "./dom.js"
import { goTo, setRange } from "./transport.js"
import { on, state, update } from "./state.js"
import { select } from "./views.js"

const panel = byId("panel-why")
/// What was asked: the view's path, or nil for the film; and of which variant.
let asked = null, turn = 0

export const makeWhyButton = () => button("Why?", () => why(state.selected), { id: "ask-view", title: "Ask why this view does what it does (?)" })

/// Asks about a view, or about the film.
export async function why(view) {
  const mine = ++turn, { filmID: id, shown } = state
  if (!shown) return
  asked = { view, variant: shown.variant }
  update({ tab: "why" })
  show([el("p.soft.waiting", { text: "Looking at plans and pictures …" })])
  let content
  try {
    const { findings } = await call(paths.explain(id, shown.variant, view))
    content = findings.length === 0 ? [nothing(view)] : findings.map(card)
  } catch (error) {
    content = [el("p.error", { text: error.message })]
  }
  if (mine === turn) show(content)
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

function card(finding) {
  const [first, last] = finding.frames ?? []
  return el("article.card.finding", {},
    el("header", {}, el("span.rule", { text: finding.rule }),
      finding.view ? button(finding.view, () => select(finding.view), { class: "link", title: "Select this view" }) : null),
    typeof finding.start === "number" ? button(`${seconds(finding.start)} – ${seconds(finding.end ?? finding.start)}`, () => {
      setRange(first ?? 0, last ?? first ?? 0)
      goTo(first ?? 0)
    }, { class: "link time", title: "Go there, and play just this" }) : null,
    el("p", { text: finding.message }),
    typeof finding.picture === "string" && finding.picture.startsWith("data:image/") ? el("img", { src: finding.picture, alt: `What it looks like: ${finding.message}` }) : null,
    finding.change ? el("div.change", {}, el("h4", { text: "What to change" }), el("p", { text: finding.change })) : null,
    finding.swift ? el("div.change", {}, el("h4", {}, "Swift", button("Copy", () => copy(finding.swift, "Swift"), { class: "link" })),
      el("pre.swift", { text: finding.swift })) : null)
}

export function beginWhy() {
  byId("ask-film").onclick = () => why(null)
  const shown = () => panel.querySelector(".findings")?.childNodes ?? []
  on("shown selected", () => asked && show([...shown()]))
  on("filmID", () => {
    asked = null
    turn++
    show([])
  })
  on("tab", () => {
    if (state.tab === "why" && !asked) why(state.selected)
  })
  show([])
}
