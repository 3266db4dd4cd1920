// Values that are tried out: of views and of steps, their history, the film with them, and saving.
import { call, paths } from "./api.js"
import { ask, count, el, say, words } from "./dom.js"
import { lastFrame, state, update } from "./state.js"
import { afterSave } from "./films.js"
import { viewOf } from "./views.js"

// What is edited is a target: `{ view, key }`, or `{ step, key }` with the step's name. Modifiers are texts, empty for none; every other value is
// as the file has it, null for none.

/// What a film's edits are: values of every target that was touched, as they are and as the file has them, and the history.
const fresh = () => ({
  targets: new Map(), values: new Map(), saved: new Map(), conflicts: new Set(), history: [{ values: new Map(), target: null, isSaved: true }],
  position: 0, isFollowing: false,
})
const films = new Map()
let mine = fresh(), lastKind = null, lastTime = 0

/// Goes on with the edits of a film.
export function openEdits(id) {
  mine = films.get(id) ?? fresh()
  films.set(id, mine)
  lastKind = null
  publish()
}

const idOf = target => `${target.view ?? `#${target.step}`} ${target.key}`
export const modifiersOf = view => ({ view, key: "heroModifiers" })
const same = (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other)
const changed = session => [...session.values].filter(([id, value]) => !same(value, session.saved.get(id)))

function publish() {
  const entries = changed(mine).map(([id, value]) =>
    [id, { ...mine.targets.get(id), value, saved: mine.saved.get(id), isConflict: mine.conflicts.has(id) }])
  update({ edits: new Map(entries), canUndo: mine.position > 0, canRedo: mine.position < mine.history.length - 1 })
}

/// Whether any film has edits that are not saved.
export const isUnsaved = () => [...films.values()].some(film => changed(film).length > 0)
/// The edit of a target that is not saved, `{ value, saved, isConflict }`; nil where there is none.
export const editOf = target => state.edits.get(idOf(target)) ?? null
/// Whether anything of a view is tried and not saved.
export const isEdited = view => [...state.edits.values()].some(edit => edit.view === view)

// MARK: Steps

/// Steps have no names of their own: "wait 2" is the second rest of the file, "present photo" the only presentation of that screen.
export function stepName(step, film = state.film) {
  const kind = one => `${one.kind}${one.to ? ` ${one.to}` : ""}`, saved = film?.steps?.find(other => other.index === step.index) ?? step
  const alike = (film?.steps ?? []).filter(other => kind(other) === kind(saved)), at = alike.findIndex(other => other.index === saved.index)
  return alike.length > 1 ? `${kind(saved)} ${at + 1}` : kind(saved)
}
/// The step of the file that has a name; and the same in what is shown.
export const stepCalled = name => state.film?.steps?.find(step => stepName(step) === name) ?? null
export const shownStep = name => {
  const index = stepCalled(name)?.index
  return state.shown?.steps?.find(step => step.index === index) ?? null
}

// MARK: Values

/// What a file's view or step has for a key.
function valueIn(view, key) {
  if (key === "heroModifiers") return view?.modifiers ?? ""
  return view?.values?.find(value => value.key === key)?.value ?? null
}

function fileValue(target) {
  const id = idOf(target)
  if (mine.saved.has(id)) return mine.saved.get(id)
  if (target.step !== undefined) return valueIn(stepCalled(target.step), target.key)
  return state.savedView?.path === target.view ? valueIn(state.savedView, target.key) : target.key === "heroModifiers" ? "" : null
}

/// A target's value as it is tried, or as it is saved.
export function valueOf(target) {
  const id = idOf(target)
  return mine.values.has(id) ? mine.values.get(id) : fileValue(target)
}
export const savedValue = fileValue

/// What a person calls a target.
export const nameOf = ({ view, step, key }) => key === "heroModifiers" ? view : `${(view ?? step)}: ${names[key] ?? key}`
const names = {
  backgroundColor: "background", cornerRadius: "corner radius", textColor: "text colour", wait: "rest", "pan.path": "finger", "pan.from": "finger",
  "pan.by": "finger", "pan.to": "finger", "pan.duration": "finger's duration", "pan.timing": "finger's curve",
}

function learn(target, saved) {
  const id = idOf(target)
  if (mine.saved.has(id)) return
  mine.targets.set(id, target)
  mine.saved.set(id, saved)
  for (const moment of mine.history) if (!moment.values.has(id)) moment.values.set(id, saved)
}

/// Changes a value. A slider's changes until it is let go are undone at once, and letters that follow each other closely.
export const edit = (target, value, kind) => editAll([{ ...target, value }], kind)

/// Changes several values as one change.
export function editAll(edits, kind) {
  if (edits.every(edit => same(valueOf(edit), edit.value))) return trying
  for (const { value: _, ...target } of edits) learn(target, fileValue(target))
  const values = new Map(mine.values), now = performance.now()
  for (const edit of edits) values.set(idOf(edit), edit.value)
  const joins = kind !== undefined && kind === lastKind && (kind !== "typing" || now - lastTime < 1000)
  const { value: _, ...target } = edits[0]
  mine.history.length = mine.position + 1
  if (joins && mine.position > 0) mine.history[mine.position] = { values, target }
  else remember({ values, target })
  lastKind = kind
  lastTime = now
  mine.values = values
  mine.isFollowing = false
  publish()
  return tryOut()
}

/// Tries modifiers of several views as one change; false when the film changes meanwhile.
export async function tryTogether(edits) {
  const { filmID: id, film } = state, session = mine
  const saved = await Promise.all(edits.map(async ({ view }) => (await viewOf(id, film.variant, view))?.modifiers ?? ""))
  if (session !== mine || film.variant !== state.film?.variant) return false
  edits.forEach(({ view }, index) => learn(modifiersOf(view), saved[index]))
  lastKind = null
  await editAll(edits.map(({ view, modifiers }) => ({ ...modifiersOf(view), value: modifiers })))
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

// MARK: Undo

/// Goes through the history. The file follows where it had what is taken back, or what comes again: when nothing else was unsaved, and nobody else has
/// changed one of these values since.
async function go(by) {
  const from = mine.history[mine.position], to = mine.history[mine.position + by], session = mine
  if (!to) return
  const follows = session.isFollowing || (state.edits.size === 0 && from.isSaved === true && (by < 0 || to.isSaved === true) && !state.film?.storyboard)
  const target = by < 0 ? from.target : to.target
  mine.position += by
  mine.values = new Map(to.values)
  lastKind = null
  if (target?.view) update({ selected: target.view, tab: "view" })
  else if (target) update({ tab: "step" })
  publish()
  const tried = tryOut()
  if (!follows || session.isFollowing) return
  session.isFollowing = true
  await tried
  while (session.isFollowing && session === mine && state.edits.size > 0 && !state.tryError) {
    if (!await save(by < 0 ? "Undone" : "Redone")) break
    await trying
  }
  session.isFollowing = false
}
export const undo = () => go(-1)
export const redo = () => go(1)

/// Takes back all that is not saved, as one change.
export function revert() {
  const values = new Map(mine.values), first = [...state.edits.values()][0]
  for (const [id, { saved }] of state.edits) values.set(id, saved)
  mine.history.length = mine.position + 1
  remember({ values, target: first ? { view: first.view, step: first.step, key: first.key } : null })
  mine.values = values
  lastKind = null
  publish()
  tryOut()
}

// MARK: Trying

/// What the server receives: an empty text is no key at all, and steps are said by their positions.
function body(edits) {
  const written = (key, value) => key === "heroModifiers" && value.trim() === "" ? null : value
  return [...edits.values()].map(({ view, step, key, value, saved }) => {
    const all = { key, value: written(key, value), known: written(key, saved) }
    if (step === undefined) return { view, ...all }
    const index = stepCalled(step)?.index
    if (index === undefined) throw new Error(`the file has no step '${step}' any more: revert, or put it back`)
    return { step: index, ...all }
  })
}

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
    // A finger's path may end otherwise than the rest of the timeline needs: the film up to there shows.
    const finger = [...edits.values()].find(edit => edit.key === "pan.path"), until = finger ? { until: stepCalled(finger.step)?.index } : {}
    const tried = await call(paths.tryOut(id), { body: { edits: body(edits), ...until } })
    // While something is dragged, what was tried on the way shows too.
    if (id !== state.filmID || state.film !== film || state.edits.size === 0) return
    const isLast = state.edits === edits
    const isShown = Boolean(tried.variant), wrong = tried.errors?.length > 0 ? fault(tried.errors[0]) : null
    if (!isShown) return isLast ? update({ tryError: wrong }) : undefined
    const message = wrong && `${film.steps.length > tried.steps.length ? "With this the rest of the timeline is impossible, so it is not saved: " : ""}${wrong.message}`
    update({ tryError: wrong ? { ...wrong, message, isShown } : null, shown: { ...state.film, ...tried, errors: [] } })
    if (state.frame > lastFrame()) update({ frame: lastFrame() })
  } catch (error) {
    if (id !== state.filmID || state.edits !== edits) return
    update({ tryError: fault(error) })
  }
}

/// A fault in a value: of whose, and where in a text, if the server says so.
function fault({ message }) {
  const edits = [...state.edits.values()], [, column, rest] = /column (\d+) of the string: (.*)/s.exec(message) ?? []
  const modified = edits.filter(edit => edit.key === "heroModifiers").map(edit => edit.view)
  const last = mine.history[mine.position].target
  const view = column === undefined ? last?.view : modified.includes(state.selected) ? state.selected : modified.at(-1)
  return { view, key: column === undefined ? last?.key : "heroModifiers", message: rest ?? message, column: column === undefined ? null : +column }
}

/// The file is another: what was not edited follows it, what was stays as it is tried, and says what the file has now.
export async function changedFile() {
  const { filmID: id, film } = state, session = mine
  for (const [name, before] of [...session.saved]) {
    const target = session.targets.get(name)
    const now = target.step !== undefined ? valueIn(stepCalled(target.step), target.key)
      : valueIn(await viewOf(id, film.variant, target.view), target.key)
    if (session !== mine || film.variant !== state.film?.variant) return
    if (same(now, before)) continue
    for (const moment of session.history) moment.isSaved = false
    session.saved.set(name, now)
    session.conflicts.delete(name)
    if (same(session.values.get(name), before)) session.values.set(name, now)
    else if (!same(session.values.get(name), now)) {
      session.conflicts.add(name)
      say(`${nameOf(target)} has changed in the file too, to ${words(now) || "nothing"}; yours is still here.`)
    }
  }
  publish()
}

/// The edits that a person made: a path of a finger takes the other words of its way along.
export const edited = (edits = state.edits) => [...edits.values()].filter(edit =>
  edit.key === "pan.path" || !edit.key.startsWith("pan.") || ![...edits.values()].some(other => other.key === "pan.path" && other.step === edit.step))

// MARK: Saving

/// A message as a sentence.
const sentence = message => `${message[0].toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? "" : "."}`

/// Writes all edits into the file at once; whether that went well.
export async function save(what = "Saved") {
  if (state.isSaving || state.edits.size === 0) return false
  if (state.film.storyboard) {
    say("The preview cannot write storyboards: copy the modifiers")
    return false
  }
  update({ isSaving: true })
  const { filmID: id, edits } = state, session = mine, position = session.position
  let isSaved = false
  try {
    const { shared } = await call(paths.save(id), { body: { edits: body(edits), variant: state.film.variant } })
    for (const [name, { value }] of edits) {
      session.saved.set(name, value)
      session.conflicts.delete(name)
    }
    if (session.history[position]) session.history[position].isSaved = true
    isSaved = true
    const all = edited(edits)
    say(`${what}: ${all.length === 1 ? nameOf(all[0]) : count(all.length, "value")} in ${state.film.file}${shared.length > 0 ? `, for ${count(shared.length, "other view")} too` : ""}`)
  } catch (error) {
    const isConflict = error.status === 409
    await ask(isConflict ? "The file has changed since" : "Not saved", [
      el("p", { text: isConflict
        ? `${sentence(error.message)} Nothing was written, and your edits are still here, on top of the new file: look at the film, and save again.`
        : `${sentence(error.message)} Nothing was written.` }),
    ], ["OK"])
  } finally {
    update({ isSaving: false })
    publish()
    if (id === state.filmID) await afterSave()
  }
  return isSaved
}
