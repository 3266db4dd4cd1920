// The panel about the selected view: what it is, its modifiers to try, what each transition does with it, its curves.
import { call, paths } from "./api.js"
import { breaking, button, byId, count, el } from "./dom.js"
import { showCurves } from "./curves.js"
import { makeEditor } from "./editor.js"
import { place } from "./place.js"
import { plans } from "./plan.js"
import { on, state, update } from "./state.js"
import { makeValues } from "./values.js"
import { isHere, select } from "./views.js"
import { makeWhyButton } from "./why.js"

const panel = byId("panel-view")
const facts = el("header.facts"), under = el("div.under"), plan = el("section.plan"), curves = el("section.curves")
const findings = el("section.findings", { "aria-labelledby": "findings-title" })
const hint = (keys, text) => el("li", {}, keys.map(key => el("kbd", { text: key })), text)
const nothing = el("div.nothing", {},
  el("section.card.hints", {}, el("h2", { text: "No view selected" }),
    el("ul", {}, hint([], "Click a view in the picture, or choose one in the tree; click again for the one below."),
      hint([], "Drag a slider or a curve of it, or its frame in the picture: the film follows, and nothing is written until Save."),
      hint([], "Drag the end of a rest on the timeline. Step has what else a step says."),
      hint([], "Save the file in your editor: the picture follows too."),
      hint(["space"], "plays"), hint(["←", "→"], "go a frame"), hint(["?"], "shows all keys"))),
  findings)
const something = el("div.something", { hidden: true })
const editor = makeEditor(), values = makeValues()

function showFacts() {
  const path = state.selected, view = isHere() ? state.view : null
  nothing.hidden = Boolean(path)
  something.hidden = !path
  if (!path) return
  facts.replaceChildren(
    el("div.title", {}, el("h2", { text: path.split("/").at(-1) }), el("span.kind", { text: view?.kind ?? "" }), makeWhyButton()),
    el("p.path", { title: path }, breaking(path)),
    el("p.more", {},
      view?.heroID ? el("span.hero", { text: view.heroID, title: "heroID" }) : null,
      view?.source ? place(view.source) : null,
      !view && state.shown && state.view === null ? el("span.warn", { text: "not in this film any more" }) : null))
}

/// What lint finds in the film as it is saved.
async function askFindings() {
  const { filmID: id, film } = state
  if (!film?.variant) return update({ findings: null })
  try {
    const answer = await call(paths.findings(id, film.variant))
    if (id === state.filmID && film.variant === state.film?.variant) update({ findings: answer.findings })
  } catch {
    // Said by the connection, or asked again with the next change.
  }
}

function showFindings() {
  findings.hidden = state.findings === null
  const found = state.findings ?? []
  findings.replaceChildren(
    el("h3", { id: "findings-title", text: found.length > 0 ? `Lint: ${count(found.length, "finding")}` : "Lint finds nothing" }),
    ...found.map(finding => el("article.card.finding", {},
      el("header", {}, el("span.rule", { text: finding.rule }),
        finding.line ? place({ file: state.film.file, line: finding.line, column: finding.column }) : null),
      finding.view ? button(finding.view, () => select(finding.view), { class: "link", title: "Select this view" }) : null,
      el("p", { text: finding.message }))))
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

const tabs = ["view", "step", "why"]
function showTab() {
  for (const name of tabs) {
    const isOn = state.tab === name, tab = byId(`tab-${name}`)
    tab.setAttribute("aria-selected", isOn)
    tab.tabIndex = isOn ? 0 : -1
    byId(`panel-${name}`).hidden = !isOn
  }
}

export function beginInspector() {
  something.append(facts, under, editor, values, plan, curves)
  panel.append(nothing, something)
  for (const name of tabs) {
    byId(`tab-${name}`).onclick = () => update({ tab: name })
    byId(`tab-${name}`).onkeydown = event => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return
      const next = tabs[(tabs.indexOf(name) + (event.key === "ArrowLeft" ? tabs.length - 1 : 1)) % tabs.length]
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
  let variant = null
  on("film filmID", () => {
    const now = `${state.filmID} ${state.film?.variant}`
    if (now === variant) return
    variant = now
    askFindings()
  })
  on("findings", showFindings)
  showCurves(curves)
  showFacts()
  showUnder()
  showTab()
  showFindings()
}
