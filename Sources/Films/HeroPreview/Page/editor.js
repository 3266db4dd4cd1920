// The modifiers of the selected view: a field with completion, sliders, saving.
import { allow, ask, button, copy, count, el } from "./dom.js"
import { complete } from "./completion.js"
import { edit, endOfGesture, redo, revert, save, savedText, selectedView, textOf, undo } from "./edits.js"
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
  const write = button("Save", save, { class: "primary", title: "Write what is tried into the file (Ctrl+S, ⌘S)", id: "save" })
  const drop = button("Revert", () => revert(), { title: "Take back all unsaved changes", id: "revert" })
  const back = button("↶", undo, { title: "Undo (Ctrl+Z, ⌘Z)", "aria-label": "Undo", id: "undo", class: "icon" })
  const forth = button("↷", redo, { title: "Redo (Ctrl+Y, ⇧⌘Z)", "aria-label": "Redo", id: "redo", class: "icon" })
  const swift = button("Copy Swift", copySwift, { title: "Copy the modifiers as Swift", id: "copy" })
  const string = button("Copy for storyboard", copyString, { title: "Copy the modifiers as Interface Builder's heroModifierString", id: "copy-string", hidden: true })
  const status = el("span.status", { role: "status" })
  const element = el("section.try", {},
    el("h3", { id: "modifiers-title" }, "Modifiers", status),
    el("div.field", {}, field), el("div.notes", {}, error, note), sliders.element,
    el("div.buttons", {}, write, drop, el("span.grow"), back, forth, string, swift))

  const grow = () => {
    field.style.height = "auto"
    field.style.height = `${field.scrollHeight + 2}px`
  }
  field.oninput = () => {
    edit(state.selected, field.value, "typing")
    grow()
  }
  field.onblur = endOfGesture
  complete(field, element.querySelector(".field"))
  new ResizeObserver(grow).observe(element)

  const show = () => {
    const path = state.selected, isOn = isHere()
    if (!path) return
    const text = isOn || state.edits.has(path) ? textOf(path) : ""
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
    const number = state.edits.size, path = state.selected
    const isWrong = state.tryError !== null ? "Your modifiers have a mistake" : null
    allow(write, state.film?.storyboard ? "The preview cannot write storyboards: copy the modifiers" : number === 0 ? "You have not tried anything yet"
      : state.isSaving ? "It is being saved" : isWrong)
    write.textContent = state.isSaving ? "Saving" : number > 1 ? `Save ${number} views` : "Save"
    allow(drop, number === 0 ? "You have not tried anything yet" : null)
    allow(back, state.canUndo ? null : "There is nothing to undo")
    allow(forth, state.canRedo ? null : "There is nothing to redo")
    allow(swift, isWrong ?? (!isHere() ? "The view is not known yet" : state.view.swift ? null : "The view has no modifiers"))
    string.hidden = !state.film?.storyboard
    allow(string, isWrong ?? (!isHere() ? "The view is not known yet" : state.view.storyboard === "" ? "The view has no modifiers" : null))
    status.textContent = state.edits.has(path) ? "tried, not saved" : number > 0 ? `${count(number, "view")} not saved` : ""
    status.title = state.edits.has(path) ? `saved: ${savedText(path) || "none"}` : [...state.edits.keys()].join(", ")
  }
  const showError = () => {
    const wrong = state.tryError, isOn = wrong !== null
    error.hidden = !isOn
    field.setAttribute("aria-invalid", isOn && wrong.view === state.selected)
    if (!isOn) return
    error.replaceChildren(
      wrong.column ? button(`${wrong.column}:`, () => {
        field.focus()
        field.setSelectionRange(wrong.column - 1, wrong.column - 1)
      }, { class: "link mono", title: "Go there" }) : "",
      ` ${wrong.view && wrong.view !== state.selected ? `${wrong.view}: ` : ""}${wrong.message}`)
  }
  on("selected view savedView edits modifiers tryError", show)
  on("selected view edits canUndo canRedo isSaving tryError", showButtons)
  on("tryError selected", showError)
  showButtons()
  return element
}
