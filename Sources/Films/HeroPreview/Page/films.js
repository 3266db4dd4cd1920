// Which film is on the stage, and what the server says of it.
import { call, paths } from "./api.js"
import { ask, el } from "./dom.js"
import { addressWith, isSameLook, lookIn } from "./look.js"
import { query } from "./pane.js"
import { retry } from "./pictures.js"
import { lastFrame, on, state, update } from "./state.js"
import { playOnce } from "./transport.js"
import { changedFile, openEdits, tryOut } from "./edits.js"

/// Where a reload of the page finds what was on the stage.
const memory = name => `film ${name}`
const remembered = ["frame", "selected", "range", "mode", "against", "wipe", "onion", "zoom", "device"]

let source = null, turn = 0, lost

/// Learns what there is, and opens the film that the address names, or the first.
export async function begin() {
  update({ look: lookIn(place()) })
  await listFilms()
  call("api/modifiers").then(({ version: _, ...tables }) => update(tables), () => {})
  listen()
  document.addEventListener("visibilitychange", () => document.hidden ? hush() : listen())
  addEventListener("pagehide", remember)
  addEventListener("hashchange", followAddress)
  on("look", () => {
    history.replaceState(null, "", addressWith(place()))
    if (!state.film) return
    update({ isReading: true })
    reload().finally(() => update({ isReading: false }))
  })
  on("frame selected range mode against wipe onion zoom device", rememberSoon)
}

const place = () => new URLSearchParams(location.hash.slice(1))
const named = () => state.films.find(film => film.name === place().get("film"))

/// Opens what the address names: a film, there a step; without one all films of a folder.
async function followAddress() {
  const look = lookIn(place())
  if (!isSameLook(look, state.look)) update({ look })
  const film = named() ?? (state.films.length === 1 ? state.films[0] : null)
  if (!film) return showGallery()
  if (film.id !== state.filmID) await openFilm(film.id)
  else update({ page: "film" })
  const step = place().has("step") ? state.film?.steps?.find(step => step.index === +place().get("step")) : null
  if (step) playOnce(step)
}

function showGallery() {
  if (state.film) remember()
  update({ page: "gallery", playing: false })
}

async function listFilms() {
  const { films, golden, formats, editor } = await call("api/films")
  update({ films, formats, editor, hasGolden: golden === true })
  const open = films.find(film => film.id === state.filmID && film.name === state.film?.name)
  if (open) return
  if (films.length === 0 || state.filmID !== null) update({ filmID: null, film: null, shown: null })
  if (films.length > 0) await followAddress()
}

/// Puts another film on the stage, as it was when it was there last.
export async function openFilm(id) {
  if (state.film) remember()
  const film = state.films.find(film => film.id === id)
  const kept = JSON.parse(sessionStorage.getItem(memory(film?.name)) ?? "{}")
  openEdits(id)
  update({
    page: "film", filmID: id, film: null, findings: null, shown: null, screens: [], playing: false, view: null, savedView: null, under: [],
    golden: null, tryError: null, isReading: false, frame: 0, selected: null, range: null, mode: "shown", against: "saved",
  })
  if (film && named() !== film && state.films.length > 1) history.pushState(null, "", addressWith(new URLSearchParams({ film: film.name })))
  await reload(kept)
  // What was never looked at shows what it is about.
  const first = state.film?.steps?.find(step => step.transition !== undefined)
  if (kept.frame === undefined && first && !place().has("step")) playOnce(first)
}

/// How a film could be shown last.
let goodLook = state.look
/// The film cannot be shown as it is asked for: it is shown as it was.
function takeLookBack(error) {
  ask("The film cannot be shown so", [el("p", { text: `${error.message}.` })], ["OK"])
  update({ look: goodLook })
}

/// Asks again what the file says; what is on the stage stays until the new picture is there.
async function reload(kept = {}) {
  const mine = ++turn, { filmID: id, look } = state
  if (id === null) return
  let film
  try {
    film = await call(paths.film(id))
  } catch (error) {
    if (mine === turn && [400, 422].includes(error.status) && look !== goodLook) return takeLookBack(error)
    if (mine === turn) update({ film: { ...(state.film ?? blank(id)), errors: [{ message: error.message }] } })
    return
  }
  if (mine !== turn || id !== state.filmID) return
  goodLook = look
  // A picture of another size comes with its size.
  if (state.shown && film.variant && (film.width !== state.film?.width || film.height !== state.film?.height)) {
    await fetch(paths.frame(id, film.variant, Math.min(state.frame, film.frames - 1), query())).catch(() => {})
    if (mine !== turn || id !== state.filmID) return
  }
  const isNew = film.variant !== state.film?.variant
  const last = Math.max(0, (film.frames ?? 1) - 1)
  if (kept.frame !== undefined) kept.frame = Math.min(Math.max(kept.frame, 0), last)
  const broken = new Map(state.broken)
  if (film.errors.length > 0) broken.set(id, film.errors.length)
  else broken.delete(id)
  const shown = state.edits.size > 0 ? state.shown : film.variant ? film : null
  update({ film, broken, shown, ...kept, goldenAge: isNew ? state.goldenAge + 1 : state.goldenAge })
  if (state.frame > lastFrame()) update({ frame: lastFrame() })
  if (isNew) await changedFile()
  if (state.edits.size > 0) tryOut()
}

const blank = id => ({
  id, name: state.films.find(film => film.id === id)?.name ?? "", errors: [], warnings: [], keys: [], steps: [],
  frames: 0, fps: 60, width: 1, height: 1, scale: 1,
})

/// Takes over what a save left, without waiting for the event.
export const afterSave = () => reload()

let remembering
function rememberSoon() {
  clearTimeout(remembering)
  remembering = setTimeout(remember, 300)
}

function remember() {
  if (!state.film) return
  const kept = Object.fromEntries(remembered.map(name => [name, state[name]]))
  sessionStorage.setItem(memory(state.film.name), JSON.stringify(kept))
}

// A hidden tab gives back its connection, of which a browser has six; the server says all anew on connect.
function hush() {
  source?.close()
  source = null
  update({ isReading: false })
}

function listen() {
  if (source || document.hidden) return
  source = new EventSource("api/events")
  source.onopen = () => {
    const again = state.connection === "lost"
    update({ connection: "open" })
    retry()
    if (again) listFilms().then(() => reload(), () => {})
  }
  source.onerror = () => {
    update({ connection: "lost" })
    if (source?.readyState !== EventSource.CLOSED) return
    // An answer that is no stream: the server has another token now, or is busy. The browser does not try again by itself.
    hush()
    clearTimeout(lost)
    lost = setTimeout(async () => {
      const answer = await fetch("api/films", { cache: "no-store" }).catch(() => null)
      if (answer && (answer.status === 404 || answer.status === 403)) update({ connection: "gone" })
      else listen()
    }, 2000)
  }
  source.addEventListener("films", () => listFilms().catch(() => {}))
  source.addEventListener("reading", event => {
    const told = JSON.parse(event.data)
    if (String(told.id) === state.filmID) update({ isReading: told.reading })
  })
  source.addEventListener("export", event => update({ exporting: JSON.parse(event.data) }))
  source.addEventListener("explain", event => update({ progress: JSON.parse(event.data) }))
  source.addEventListener("film", event => {
    const told = JSON.parse(event.data)
    const id = String(told.id)
    update({ changed: { id } })
    if (id === state.filmID) {
      const isPlain = Object.keys(state.look).length === 0
      const isKnown = isPlain && told.variant === state.film?.saved && JSON.stringify(told.errors) === JSON.stringify(state.film?.errors)
      if (isKnown) return
      // The picture first, then what there is to say about it.
      if (told.ok && isPlain && state.shown && state.edits.size === 0) update({ shown: { ...state.shown, variant: told.variant } })
      reload()
      return
    }
    const broken = new Map(state.broken)
    if (told.ok) broken.delete(id)
    else broken.set(id, told.errors.length)
    update({ broken })
  })
}
