// The bar below the panel: what is tried and not saved, and what becomes of it.
import { allow, button, byId, count, el, words } from "./dom.js"
import { edited, nameOf, redo, revert, save, undo } from "./edits.js"
import { on, state } from "./state.js"

/// `list/card: corner radius 8 → 12`
const said = edit => edit.key === "heroModifiers" ? `${edit.view}: ${edit.saved || "none"} → ${edit.value || "none"}`
  : edit.key === "pan.path" ? `${nameOf(edit)}, ${count(edit.value?.length ?? 0, "point")}` : `${nameOf(edit)} ${words(edit.saved)} → ${words(edit.value)}`

/// Begins to show it.
export function beginSaveBar() {
  const write = button("Save", () => save(), { class: "primary", title: "Write what is tried into the file (Ctrl+S, ⌘S)", id: "save" })
  const drop = button("Revert", () => revert(), { title: "Take back all unsaved changes", id: "revert" })
  const back = button("↶", undo, { title: "Undo, in the file too where it was saved (Ctrl+Z, ⌘Z)", "aria-label": "Undo", id: "undo", class: "icon" })
  const forth = button("↷", redo, { title: "Redo (Ctrl+Y, ⇧⌘Z)", "aria-label": "Redo", id: "redo", class: "icon" })
  const status = el("p.status", { role: "status" }), conflict = el("p.warn", { role: "status", hidden: true })
  const error = el("p.error", { id: "value-error", role: "alert", hidden: true })
  const bar = byId("save-bar")
  bar.append(status, conflict, error, el("div.buttons", {}, write, drop, el("span.grow"), back, forth))
  const show = () => {
    const edits = edited(), isNone = edits.length === 0
    bar.hidden = !state.film
    bar.classList.toggle("open", !isNone)
    allow(write, state.film?.storyboard ? "The preview cannot write storyboards: copy the modifiers" : isNone ? "You have not tried anything yet"
      : state.isSaving ? "It is being saved" : state.tryError ? "What you try has a mistake" : null)
    write.textContent = state.isSaving ? "Saving" : edits.length > 1 ? `Save ${edits.length} values` : "Save"
    allow(drop, isNone ? "You have not tried anything yet" : null)
    allow(back, state.canUndo ? null : "There is nothing to undo")
    allow(forth, state.canRedo ? null : "There is nothing to redo")
    status.hidden = isNone
    status.textContent = edits.length === 1 ? `Not saved: ${said(edits[0])}` : `${count(edits.length, "value")} not saved`
    status.title = edits.map(said).join("\n")
    const wrong = state.tryError?.key === "heroModifiers" ? null : state.tryError
    error.hidden = wrong === null
    error.textContent = wrong?.message ?? ""
    const others = edits.filter(edit => edit.isConflict)
    conflict.hidden = others.length === 0
    conflict.textContent = others.map(edit => `In the file ${nameOf(edit)} is ${words(edit.saved) || "none"} now; saving puts yours there.`).join(" ")
  }
  on("film edits canUndo canRedo isSaving tryError", show)
  show()
}
