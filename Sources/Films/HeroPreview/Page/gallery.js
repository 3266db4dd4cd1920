// The page of all films of a folder: a card each, whose picture follows the file.
/* global cards */
import { call, paths } from "./api.js"
import { byId } from "./dom.js"
import { on, state, update } from "./state.js"

const list = byId("all"), field = byId("all-filter"), number = byId("all-count")
/// Cards asked for at once; a browser has six connections to a server.
const lanes = 2
/// By film: whether its card has been asked for, and the turn of the last question.
const asked = new Map()
let waiting = [], busy = 0

const element = id => list.querySelector(`[data-id="${CSS.escape(id)}"]`)

/// What stands for a film until more is known.
function place(film) {
  const card = cards.card({ name: film.name, address: `#${new URLSearchParams({ film: film.name })}` })
  card.dataset.id = film.id
  card.setAttribute("aria-busy", "true")
  return card
}

/// Cards are asked for when they come into view.
const seen = new IntersectionObserver(entries => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || asked.has(target.dataset.id)) continue
    ask(target.dataset.id)
  }
}, { rootMargin: "200px" })

function ask(id) {
  asked.set(id, (asked.get(id) ?? 0) + 1)
  if (!waiting.includes(id)) waiting.push(id)
  next()
}

async function next() {
  while (busy < lanes && waiting.length > 0) {
    const id = waiting.shift(), turn = asked.get(id)
    busy += 1
    call(paths.card(id)).then(film => turn === asked.get(id) && show(id, film), () => asked.delete(id)).finally(() => {
      busy -= 1
      next()
    })
  }
}

/// Puts what is known of a film in the place of its card; the keyboard stays where it is.
function show(id, film) {
  const old = element(id)
  if (!old) return
  const focused = old.contains(document.activeElement), isOpen = old.querySelector("details")?.open
  const card = cards.card(film)
  card.dataset.id = id
  card.hidden = old.hidden
  old.replaceWith(card)
  if (isOpen && card.querySelector("details")) card.querySelector("details").open = true
  if (focused) card.querySelector("h2 a")?.focus({ preventScroll: true })
  const broken = new Map(state.broken)
  if (film.errors?.length > 0) broken.set(id, film.errors.length)
  else broken.delete(id)
  update({ broken })
}

function showList() {
  const kept = new Map([...list.children].map(card => [card.dataset.id, card]))
  const now = state.films.map(film => kept.get(film.id) ?? place(film))
  list.replaceChildren(...now)
  for (const card of now) if (!asked.has(card.dataset.id)) seen.observe(card)
  filter()
}

function filter() {
  const shown = cards.filter(list, field.value), all = cards.count(state.films.length, "film")
  number.textContent = shown === state.films.length ? all : `${shown} of ${all}`
  byId("all-none").hidden = shown > 0
}

export function beginGallery() {
  field.oninput = filter
  on("films", showList)
  on("changed", () => state.changed && asked.has(state.changed.id) && ask(state.changed.id))
  on("page", () => {
    const isOn = state.page === "gallery"
    byId("gallery").hidden = !isOn
    byId("film-page").hidden = isOn
    document.body.dataset.page = state.page
  })
  on("page films", () => {
    byId("all-films").hidden = state.page === "gallery" || state.films.length < 2
    byId("ask-film").hidden = state.page === "gallery"
  })
}
