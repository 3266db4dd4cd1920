// The panel about the selected view: what it is, its modifiers to try, what each transition does with it, its curves.
import { button, byId, copy, el } from "./dom.js"
import { showCurves } from "./curves.js"
import { makeEditor } from "./editor.js"
import { plans } from "./plan.js"
import { on, state, update } from "./state.js"
import { isHere, select } from "./views.js"
import { makeWhyButton } from "./why.js"

const panel = byId("panel-view")
const facts = el("header.facts"), under = el("div.under"), plan = el("section.plan"), curves = el("section.curves")
const nothing = el("div.nothing", {},
  el("h2", { text: "No view selected" }),
  el("p", { text: "Click a view in the picture, or choose one in the tree. Click again at the same place for the one below." }))
const something = el("div.something", { hidden: true })
const editor = makeEditor()

function place(source) {
  const text = source.column ? `${source.file}:${source.line}:${source.column}` : `${source.file}:${source.line}`
  return button(text, () => copy(text, "The place"), { class: "link mono", title: "Copy the place in the file" })
}

function showFacts() {
  const path = state.selected, view = isHere() ? state.view : null
  nothing.hidden = Boolean(path)
  something.hidden = !path
  if (!path) return
  facts.replaceChildren(
    el("div.title", {}, el("h2", { text: path.split("/").at(-1) }), el("span.kind", { text: view?.kind ?? "" }), makeWhyButton()),
    el("p.path", { title: path, text: path }),
    el("p.more", {},
      view?.heroID ? el("span.hero", { text: view.heroID, title: "heroID" }) : null,
      view?.source ? place(view.source) : null,
      !view && state.shown && state.view === null ? el("span.warn", { text: "not in this film any more" }) : null))
}

function showUnder() {
  under.hidden = state.under.length < 2
  under.replaceChildren(el("span.soft", { text: "Here, front to back:" }), ...state.under.map(view =>
    button(view.name || view.path.split("/").at(-1), () => select(view.path, state.under), {
      class: "chip", title: view.path, "aria-pressed": view.path === state.selected ? "true" : "false",
    })))
}

function showPlan() {
  plan.replaceChildren(el("h3", { text: "Plan" }), ...(isHere() ? plans(state.view) : []))
}

const tabs = ["view", "why"]
function showTab() {
  for (const name of tabs) {
    const isOn = state.tab === name, tab = byId(`tab-${name}`)
    tab.setAttribute("aria-selected", isOn)
    tab.tabIndex = isOn ? 0 : -1
    byId(`panel-${name}`).hidden = !isOn
  }
}

export function beginInspector() {
  something.append(facts, under, editor, plan, curves)
  panel.append(nothing, something)
  for (const name of tabs) {
    byId(`tab-${name}`).onclick = () => update({ tab: name })
    byId(`tab-${name}`).onkeydown = event => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return
      const next = tabs[(tabs.indexOf(name) + 1) % tabs.length]
      update({ tab: next })
      byId(`tab-${next}`).focus()
      event.preventDefault()
      event.stopPropagation()
    }
  }
  on("selected view shown", showFacts)
  on("selected under", showUnder)
  on("selected view", showPlan)
  on("tab", showTab)
  showCurves(curves)
  showFacts()
  showUnder()
  showTab()
}
