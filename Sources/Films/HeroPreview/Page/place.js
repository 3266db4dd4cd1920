// A place in a file: to copy, and to open in the editor.
import { call, paths } from "./api.js"
import { allow, ask, button, copy, el, say } from "./dom.js"
import { state } from "./state.js"

/// "scene.json:12:3"
export const placeText = ({ file, line, column }) => [file, line, column].filter(part => part !== undefined && part !== null && part !== 0).join(":")

/// Two buttons: the place, which is copied, and one that opens the editor there.
export function place(source) {
  const text = placeText(source)
  const open = button("Open", () => openEditor(source), { class: "link open", title: `Open ${text} in ${state.editor?.name ?? "the editor"}` })
  allow(open, state.editor?.problem)
  return el("span.place", {}, button(text, () => copy(text, "The place"), { class: "link mono", title: "Copy the place in the file" }), open)
}

async function openEditor({ file, line, column }) {
  try {
    const { editor } = await call(paths.open(state.filmID), { body: { file, line, column } })
    say(`Opened in ${editor}`)
  } catch (error) {
    ask("Not opened", [el("p", { text: error.message })], ["OK"])
  }
}
