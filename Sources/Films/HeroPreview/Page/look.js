// The toolbar: the phone that the film is shown on, and how it is set. The page's address keeps it; every request for a film says it.
import { call } from "./api.js"
import { allow, byId, el } from "./dom.js"
import { on, state, update } from "./state.js"

const names = { device: "Device", orientation: "Orientation", appearance: "Appearance", textSize: "Text size", direction: "Direction", motion: "Motion" }
const words = { portrait: "Portrait", landscape: "Landscape", light: "Light", dark: "Dark", ltr: "Left to right", rtl: "Right to left", full: "Full", reduced: "Reduced", l: "L (standard)" }
const own = "as the file", bar = byId("look")
let modes = []

/// What an address says of it.
export const lookIn = address => Object.fromEntries(Object.keys(names).filter(name => address.get(name)).map(name => [name, address.get(name)]))

export const isSameLook = (one, other) => Object.keys(names).every(name => one[name] === other[name])

/// An address that says it too.
export function addressWith(address) {
  for (const name of Object.keys(names)) state.look[name] ? address.set(name, state.look[name]) : address.delete(name)
  return address.size > 0 ? `#${address}` : "#"
}

/// The mode of `herorender.json` that the film is shown in: its name; nil for others.
export const modeName = () => modes.find(({ mode }) => isSameLook(mode, state.look))?.name ?? null

const menu = (id, label, choices, onchange) =>
  el("label", {}, el("span", { text: label }), el("select", { id, onchange }, choices.map(([value, text]) => el("option", { value, text }))))

function show() {
  const mode = modeName()
  byId("look-mode").value = mode !== null ? `mode ${mode}` : Object.keys(state.look).length === 0 ? "" : "custom"
  for (const name of Object.keys(names)) byId(`look-${name}`).value = state.look[name] ?? ""
  allow(byId("look-direction"), state.film?.storyboard ? "Storyboards are laid out from left to right" : null)
}

function choose(name, value) {
  const { [name]: _, ...rest } = state.look
  update({ look: value === "" ? rest : { ...rest, [name]: value } })
}

async function fill() {
  const told = await call("api/modes")
  modes = told.modes
  const chosen = event => {
    const mode = modes.find(({ name }) => event.target.value === `mode ${name}`)?.mode ?? {}
    if (event.target.value !== "custom") update({ look: mode })
  }
  const named = modes.map(({ name }) => [`mode ${name}`, name])
  bar.prepend(
    menu("look-mode", "Mode", [["", "as the file"], ...named, ["custom", "custom"]], chosen),
    ...Object.entries(names).map(([name, label]) => menu(`look-${name}`, label, [
      ["", own], ...told.values[name].map(value => [value, words[value] ?? (name === "textSize" ? value.toUpperCase() : value)]),
    ], event => choose(name, event.target.value))))
  byId("look-mode").querySelector("[value=custom]").disabled = true
  show()
  on("look film", show)
}

export function beginLook() {
  fill().catch(() => {})
  on("page", () => { bar.hidden = state.page === "gallery" })
  // A link to a film shows it in the same way.
  addEventListener("click", event => {
    const link = event.target.closest("a[href^='#']")
    if (link) link.hash = addressWith(new URLSearchParams(link.hash.slice(1)))
  }, { capture: true })
}
