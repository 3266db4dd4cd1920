// Modifiers that are tried out: texts of views, their history, the film with them, and saving.
import { call, paths } from "./api.js"
import { ask, count, el, say } from "./dom.js"
import { lastFrame, state, update } from "./state.js"
import { afterSave } from "./films.js"
import { viewOf } from "./views.js"

/// What a film's edits are: texts of every view that was touched, as they are and as the file has them, and the history.
const fresh = () => ({ texts: new Map(), saved: new Map(), history: [{ texts: new Map(), path: null }], position: 0 })
const films = new Map()
let mine = fresh(), lastKind = null, lastTime = 0

/// Goes on with the edits of a film.
export function openEdits(id) {
  mine = films.get(id) ?? fresh()
  films.set(id, mine)
  lastKind = null
  publish()
}

function publish() {
  const edits = new Map([...mine.texts].filter(([path, text]) => text !== mine.saved.get(path)))
  update({ edits, canUndo: mine.position > 0, canRedo: mine.position < mine.history.length - 1 })
}

/// Whether any film has edits that are not saved.
export const isUnsaved = () => [...films.values()].some(film => [...film.texts].some(([path, text]) => text !== film.saved.get(path)))

/// A view's text as it is tried, or as it is saved.
export const textOf = path => mine.texts.get(path) ?? (state.savedView?.path === path ? state.savedView.modifiers ?? "" : "")
export const savedText = path => mine.saved.get(path) ?? (state.savedView?.path === path ? state.savedView.modifiers ?? "" : "")

/// Changes a view's text. A slider's changes until it is let go are undone at once, and letters that follow each other closely.
export function edit(path, text, kind) {
  if (textOf(path) === text) return
  if (!mine.saved.has(path)) mine.saved.set(path, savedText(path))
  for (const moment of mine.history) if (!moment.texts.has(path)) moment.texts.set(path, mine.saved.get(path))
  const texts = new Map(mine.texts).set(path, text), now = performance.now()
  const joins = kind !== undefined && kind === lastKind && (kind !== "typing" || now - lastTime < 1000)
  mine.history.length = mine.position + 1
  if (joins && mine.position > 0) mine.history[mine.position] = { texts, path }
  else remember({ texts, path })
  lastKind = kind
  lastTime = now
  mine.texts = texts
  publish()
  tryOut()
}

/// Tries texts of several views as one change; false when the film changes meanwhile.
export async function tryTogether(edits) {
  const { filmID: id, film } = state, session = mine
  const saved = await Promise.all(edits.map(async ({ view }) => (await viewOf(id, film.variant, view))?.modifiers ?? ""))
  if (session !== mine || film.variant !== state.film?.variant) return false
  edits.forEach(({ view }, index) => {
    if (!mine.saved.has(view)) mine.saved.set(view, saved[index])
    for (const moment of mine.history) if (!moment.texts.has(view)) moment.texts.set(view, mine.saved.get(view))
  })
  mine.texts = new Map([...mine.texts, ...edits.map(({ view, modifiers }) => [view, modifiers])])
  mine.history.length = mine.position + 1
  remember({ texts: mine.texts, path: edits[0].view })
  lastKind = null
  publish()
  await tryOut()
  return true
}

/// As many changes can be undone.
const most = 200
function remember(moment) {
  mine.history.push(moment)
  if (mine.history.length > most) mine.history.shift()
  mine.position = mine.history.length - 1
}

/// The next change is undone by itself.
export const endOfGesture = () => { lastKind = null }

function go(by) {
  const to = mine.history[mine.position + by]
  if (!to) return
  const path = by < 0 ? mine.history[mine.position].path : to.path
  mine.position += by
  mine.texts = new Map(to.texts)
  lastKind = null
  if (path) update({ selected: path, tab: "view" })
  publish()
  tryOut()
}
export const undo = () => go(-1)
export const redo = () => go(1)

/// Takes back all that is not saved, as one change.
export function revert(paths = [...state.edits.keys()]) {
  const texts = new Map(mine.texts)
  for (const path of paths) texts.set(path, mine.saved.get(path))
  mine.history.length = mine.position + 1
  remember({ texts, path: paths[0] })
  mine.texts = texts
  lastKind = null
  publish()
  tryOut()
}

/// An empty text is no key at all.
const written = text => text.trim() === "" ? null : text

// One request at a time; the one that waits is replaced, so that the last wins.
let trying = Promise.resolve(), again = false
/// Asks for the film with the edits; comes to its end when the last of them are tried.
export function tryOut() {
  if (state.isTrying) again = true
  else trying = tryAll()
  return trying
}

async function tryAll() {
  update({ isTrying: true })
  do {
    again = false
    await tryOnce()
  } while (again)
  update({ isTrying: false })
}

/// The selected view as its text has it now, tried to the end; nil where that is a mistake.
export async function selectedView() {
  const path = state.selected
  await trying
  if (state.tryError || !state.shown || path !== state.selected) return null
  return viewOf(state.filmID, state.shown.variant, path)
}

async function tryOnce() {
  const { filmID: id, edits, film } = state
  if (edits.size === 0) {
    const shown = film?.variant ? film : null
    update({ tryError: null, shown, frame: Math.min(state.frame, Math.max(0, (shown?.frames ?? 1) - 1)) })
    return
  }
  try {
    const body = { edits: [...edits].map(([view, text]) => ({ view, modifiers: written(text) })) }
    const tried = await call(paths.tryOut(id), { body })
    if (id !== state.filmID || state.edits !== edits) return
    if (tried.errors?.length > 0) return update({ tryError: fault(tried.errors[0].view ?? [...edits.keys()].at(-1), tried.errors[0]) })
    update({ tryError: null, shown: { ...state.film, ...tried, errors: [] } })
    if (state.frame > lastFrame()) update({ frame: lastFrame() })
  } catch (error) {
    if (id !== state.filmID || state.edits !== edits) return
    const view = error.place?.view ?? (edits.has(state.selected) ? state.selected : [...edits.keys()].at(-1))
    update({ tryError: fault(view, error) })
  }
}

/// A fault in a text: where in it, if the server says so.
function fault(view, { message }) {
  const [, column, rest] = /column (\d+) of the string: (.*)/s.exec(message) ?? []
  return { view, message: rest ?? message, column: column === undefined ? null : +column }
}

/// The file is another: what was not edited follows it, what was stays as it is tried.
export async function changedFile() {
  const { filmID: id, film } = state, session = mine
  for (const path of session.saved.keys()) {
    const before = session.saved.get(path), now = (await viewOf(id, film.variant, path))?.modifiers ?? ""
    if (session !== mine || film.variant !== state.film?.variant) return
    if (now === before) continue
    session.saved.set(path, now)
    if (session.texts.get(path) === before) session.texts.set(path, now)
    else if (session.texts.get(path) !== now) say(`${path} has changed in the file too; yours is still here.`)
  }
  publish()
}

/// A message as a sentence.
const sentence = message => `${message[0].toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? "" : "."}`

/// Writes all edits into the file, one after the other.
export async function save() {
  if (state.isSaving || state.edits.size === 0) return
  if (state.film.storyboard) return say("The preview cannot write storyboards: copy the modifiers")
  update({ isSaving: true })
  const { filmID: id, edits } = state, session = mine
  let saved = 0, variant = state.film.variant
  try {
    for (const [view, modifiers] of edits) {
      const answer = await call(paths.save(id), { body: { view, modifiers: written(modifiers), variant } })
      variant = answer.variant ?? variant
      session.saved.set(view, modifiers)
      saved += 1
    }
    say(`Saved ${saved === 1 ? [...edits.keys()][0] : count(saved, "view")} in ${state.film.file}`)
  } catch (error) {
    const title = error.status === 409 ? "The file has changed since" : "Not saved"
    await ask(title, [
      el("p", { text: error.status === 409
        ? `${sentence(error.message)} Your edits are still here, on top of the new file: look at the film, and save again.`
        : `${sentence(error.message)}${saved === 0 ? " Nothing was written." : ""}` }),
      saved > 0 ? `${count(saved, "view")} of ${edits.size} were saved before.` : null,
    ], ["OK"])
  } finally {
    update({ isSaving: false })
    publish()
    if (id === state.filmID) await afterSave()
  }
}
