// The modifiers of the selected view: a field with completion, sliders, copying.
import { allow, ask, button, copy, count, el } from "./dom.js"
import { complete } from "./completion.js"
import { edit, editOf, endOfGesture, modifiersOf, savedValue, selectedView, valueOf } from "./edits.js"
import { makeSliders } from "./sliders.js"
import { on, state } from "./state.js"
import { isHere } from "./views.js"

/// Copies the modifiers for Interface Builder, or says why Hero would not read them there.
async function copyString() {
  const { storyboard, storyboardProblem, swift } = await selectedView() ?? {}
  if (swift === undefined) return
  if (typeof storyboard === "string") return copy(storyboard, "The string for heroModifierString")
  const answer = await ask("Not for a storyboard", [
    el("p", { text: `${storyboardProblem}. Say the modifiers in Swift:` }), el("pre.swift", { text: swift }),
  ], ["Copy Swift", "Close"])
  if (answer === "Copy Swift") copy(swift, "Swift")
}

/// Copies the modifiers for the app.
async function copySwift() {
  const { swift } = await selectedView() ?? {}
  if (swift) copy(swift, "Swift")
}

/// The part of the panel where modifiers are tried.
export function makeEditor() {
  const field = el("textarea.mono", {
    id: "modifiers", rows: 2, spellcheck: "false", autocomplete: "off", autocapitalize: "off", "aria-labelledby": "modifiers-title",
    "aria-describedby": "modifiers-error", placeholder: "no modifiers: write some, or add one below",
  })
  const error = el("p.error", { id: "modifiers-error", role: "alert", hidden: true })
  const note = el("p.soft", { hidden: true })
  const sliders = makeSliders()
  const swift = button("Copy Swift", copySwift, { title: "Copy the modifiers as Swift", id: "copy" })
  const string = button("Copy for storyboard", copyString, { title: "Copy the modifiers as Interface Builder's heroModifierString", id: "copy-string", hidden: true })
  const status = el("span.status", { role: "status" })
  const element = el("section.try", {},
    el("h3", { id: "modifiers-title" }, "Modifiers", status),
    el("div.field", {}, field), el("div.notes", {}, error, note), sliders.element,
    el("div.buttons", {}, swift, string))

  const grow = () => {
    field.style.height = "auto"
    field.style.height = `${field.scrollHeight + 2}px`
  }
  field.oninput = () => {
    edit(modifiersOf(state.selected), field.value, "typing")
    grow()
  }
  field.onblur = endOfGesture
  complete(field, element.querySelector(".field"))
  new ResizeObserver(grow).observe(element)

  const show = () => {
    const path = state.selected, isOn = isHere()
    if (!path) return
    const text = isOn || editOf(modifiersOf(path)) ? valueOf(modifiersOf(path)) : ""
    if (field.value !== text) field.value = text
    field.readOnly = !isOn
    const shared = isOn ? state.view.shared ?? [] : []
    note.hidden = state.tryError !== null
    note.title = shared.join(", ")
    note.textContent = state.film?.storyboard ? "The preview cannot write storyboards: try modifiers, then copy them."
      : shared.length > 0 ? `${count(shared.length, "other view")} ${shared.length === 1 ? "has" : "have"} them from the same place in the file.` : ""
    sliders.show(path, text, isOn)
    grow()
  }
  const showButtons = () => {
    const path = state.selected, isWrong = state.tryError !== null ? "What you try has a mistake" : null
    allow(swift, isWrong ?? (!isHere() ? "The view is not known yet" : state.view.swift ? null : "The view has no modifiers"))
    string.hidden = !state.film?.storyboard
    allow(string, isWrong ?? (!isHere() ? "The view is not known yet" : state.view.storyboard === "" ? "The view has no modifiers" : null))
    const edited = path ? editOf(modifiersOf(path)) : null
    status.textContent = edited ? "tried, not saved" : ""
    status.title = edited ? `saved: ${savedValue(modifiersOf(path)) || "none"}` : ""
  }
  const showError = () => {
    const wrong = state.tryError, isOn = wrong !== null && wrong.key === "heroModifiers"
    error.hidden = !isOn
    field.setAttribute("aria-invalid", isOn && wrong.view === state.selected && wrong.key === "heroModifiers")
    if (!isOn) return
    error.replaceChildren(
      wrong.column ? button(`${wrong.column}:`, () => {
        field.focus()
        field.setSelectionRange(wrong.column - 1, wrong.column - 1)
      }, { class: "link mono", title: "Go there" }) : "",
      ` ${wrong.view && wrong.view !== state.selected ? `${wrong.view}: ` : ""}${wrong.message}`)
  }
  on("selected view savedView edits modifiers tryError", show)
  on("selected view edits tryError", showButtons)
  on("tryError selected", showError)
  showButtons()
  return element
}
