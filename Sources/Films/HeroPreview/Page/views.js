// The selected view: what is known of it in what is shown and in what is saved.
import { call, paths, Refusal } from "./api.js"
import { on, state, update } from "./state.js"

/// Answers about views, by their address, those used last at the end.
const known = new Map(), most = 60

/// What the server says of a view of a variant; nil when the variant has no such view.
export async function viewOf(id, variant, path) {
  const address = paths.view(id, variant, path)
  const answer = known.get(address) ?? call(address)
  known.delete(address)
  known.set(address, answer)
  if (known.size > most) known.delete(known.keys().next().value)
  try {
    return await answer
  } catch (error) {
    known.delete(address)
    if (error instanceof Refusal && [404, 410].includes(error.status)) return null
    throw error
  }
}

/// Selects a view, or nothing.
export const select = (path, under = []) => update({ selected: path, under, ...(path ? { tab: "view" } : {}) })

let turn = 0, isAsking = false, again = false
/// One question at a time while a slider moves; what came last is asked at the end.
async function ask() {
  if (isAsking) {
    again = true
    return
  }
  isAsking = true
  do {
    again = false
    const { filmID: id, film, shown, selected: path } = state, mine = ++turn
    if (!path || !film?.variant || !shown) {
      update({ view: null, savedView: null })
      continue
    }
    try {
      const [view, savedView] = await Promise.all([viewOf(id, shown.variant, path), viewOf(id, film.variant, path)])
      if (mine === turn && path === state.selected && id === state.filmID) update({ view, savedView })
    } catch {
      // Said by the connection, or asked again with the next change.
    }
  } while (again)
  isAsking = false
}

let treeOf = null
async function askTree() {
  const { filmID: id, film } = state
  if (!film?.variant || treeOf === `${id} ${film.variant}`) return
  treeOf = `${id} ${film.variant}`
  try {
    const { screens } = await call(paths.views(id, film.variant))
    if (treeOf === `${id} ${film.variant}`) update({ screens })
  } catch {
    treeOf = null
  }
}

/// Begins to follow the selection.
export function followViews() {
  on("selected filmID", ask)
  // The new picture comes first.
  let soon
  on("shown film", () => {
    clearTimeout(soon)
    soon = setTimeout(ask, state.view ? 60 : 0)
  })
  on("film filmID", () => {
    if (!state.film) treeOf = null
    askTree()
  })
}

/// Whether the selected view of what is shown is the one that is selected now.
export const isHere = () => state.view !== null && state.view.path === state.selected

/// The views under a point of a frame, front to back.
export async function viewsAt(frame, x, y, variant = state.shown?.variant) {
  if (!variant) return []
  return (await call(paths.at(state.filmID, variant, frame, x, y))).views
}
