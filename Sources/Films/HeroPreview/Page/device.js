// The device around the picture, and the film in the other appearance beside it.
import { call, paths } from "./api.js"
import { byId, say } from "./dom.js"
import { on, state, update } from "./state.js"

/// Asks for the body that is wanted, once for each size and look.
async function askDevice() {
  const { filmID: id, film, device: look } = state
  if (look === "none" || !film?.variant) return update({ body: null })
  try {
    const body = await call(paths.device(id, film.variant, look))
    if (id === state.filmID && look === state.device) update({ body })
  } catch (error) {
    say(error.message)
  }
}

let turn = 0
/// Asks for the other appearance of what is shown.
async function askTwin() {
  const mine = ++turn, { filmID: id, shown } = state
  if (!state.hasTwin || !shown) return update({ twin: null })
  try {
    const twin = await call(paths.twin(id, shown.variant))
    if (mine === turn) update({ twin: { ...twin, of: shown.variant } })
  } catch (error) {
    if (mine !== turn) return
    update({ twin: null, hasTwin: false })
    say(error.message)
  }
}

export function beginDevice() {
  const looks = ["none", "dark", "light"]
  byId("device").onchange = event => update({ device: event.target.value })
  byId("twin").onclick = () => update({ hasTwin: !state.hasTwin })
  on("device film filmID", askDevice)
  on("hasTwin shown filmID", askTwin)
  on("device", () => { byId("device").value = looks.includes(state.device) ? state.device : "none" })
  on("hasTwin", () => { byId("twin").setAttribute("aria-pressed", state.hasTwin) })
}
