// The stage: panes, how large they are, what is loaded for them, picking views in them, comparing.
import { allow, byId } from "./dom.js"
import { aim, failure, isExploded, onPicture, room, want } from "./pictures.js"
import { Pane, addressOf } from "./pane.js"
import { frameCount, lastFrame, on, state, update } from "./state.js"
import { select, viewsAt } from "./views.js"
import { showCached } from "./transport.js"

const board = byId("board"), panes = byId("panes"), handle = byId("wipe")
const shown = new Pane("shown"), other = new Pane("other")
/// Whether there is something to compare with, and how it is compared now.
const canCompare = () => state.hasTwin || state.edits.size > 0 || (state.hasGolden && state.against !== "saved")
const mode = () => state.hasTwin ? "side" : canCompare() ? state.mode : "shown"
const visible = () => mode() === "shown" ? [shown] : mode() === "other" ? [other] : [shown, other]

function draw() {
  for (const pane of visible()) pane.draw()
  showLag()
}

/// What is worked on, so that the picture is older than the controls say; nil for nothing.
function work() {
  if (state.filmID !== null && state.film === null) return "Reading the film …"
  if (state.isSaving) return "Saving …"
  if (state.isReading) return "Reading the file …"
  if (state.isTrying) return "Trying it …"
  return state.shown && visible().some(pane => pane.isBehind && !failure(pane.wish)) ? "Drawing …" : null
}

/// What went wrong, so that the picture is from before it; nil for nothing.
function mistake() {
  if (state.film?.errors.length > 0) return "An old picture: the file has a mistake"
  if (state.tryError && !state.tryError.isShown) return "An old picture: what you try has a mistake"
  const failed = state.shown && visible().map(pane => pane.isBehind && failure(pane.wish)).find(message => message)
  return failed ? `Not drawn: ${failed}` : null
}

/// Work that is done within this is not said, so that nothing flickers; milliseconds.
const patience = 150
let late = null, isLate = false
/// Marks pictures that are older than the controls say, and says what is going on.
function showLag() {
  const working = work(), wrong = mistake()
  if (!working) {
    clearTimeout(late)
    late = null
    isLate = false
  } else late ??= setTimeout(() => {
    isLate = true
    showLag()
  }, patience)
  const busy = isLate && working !== null, sign = byId("sign")
  for (const pane of [shown, other]) {
    const isOld = pane === shown || pane.isBehind
    const lag = !isOld ? "" : busy ? "working" : wrong ? "wrong" : ""
    if (pane.figure.dataset.lag !== lag) pane.figure.dataset.lag = lag
    pane.figure.setAttribute("aria-busy", lag === "working")
  }
  const text = busy ? working : wrong && state.shown ? wrong : ""
  sign.hidden = text === ""
  sign.dataset.lag = busy ? "working" : "wrong"
  const words = sign.querySelector("span")
  if (words.textContent !== text) words.textContent = text
}

let settled = true, settling
/// Asks for the frames around the playhead: this one, its neighbours, those to come; after a change first this one alone.
function load() {
  const names = visible().map(pane => pane.name)
  const budget = Math.floor(room(shown.canvas.width, shown.canvas.height) / names.length)
  const order = settled ? around(Math.min(frameCount(), budget)) : [state.frame]
  want(state.shown ? order.flatMap(frame => names.map(name => addressOf(name, frame))).filter(address => address) : [])
  showCached()
}

/// Frames by urgency.
function around(most) {
  const [first, last] = state.range ?? [0, lastFrame()], length = Math.max(1, last - first + 1)
  const order = new Set([state.frame])
  for (let step = 1; !state.playing && step <= 4; step++) {
    order.add(Math.min(state.frame + step, lastFrame()))
    order.add(Math.max(state.frame - step, 0))
  }
  for (let step = 1; step <= length && order.size < most; step++) {
    const frame = state.frame + step
    order.add(frame <= last ? frame : first + (frame - first) % length)
  }
  for (let step = 1; step < frameCount() && order.size < most; step++) {
    if (state.frame + step <= lastFrame()) order.add(state.frame + step)
    if (state.frame - step >= 0) order.add(state.frame - step)
  }
  return [...order]
}

function changed() {
  settled = false
  clearTimeout(settling)
  settling = setTimeout(() => {
    settled = true
    load()
  }, 150)
  load()
  draw()
}

let aiming
/// How large the pictures are on the page: as large as fits, or as the zoom says.
function fit() {
  const film = state.film
  if (!film?.width) return
  const { canvas, drawn } = visible()[0], isApart = isExploded(drawn)
  const width = isApart ? canvas.width / film.scale : film.width
  const height = isApart ? canvas.height / film.scale : film.height
  const besides = mode() === "side" ? 2 : 1
  const body = isApart ? null : state.body
  // What a device needs around the picture, points: left, top, right, bottom.
  const [x, y, across, down] = body?.outline ?? [0, 0, width, height], around = [-x, -y, across + x - width, down + y - height]
  const free = { width: board.clientWidth - 32 - (besides - 1) * 20, height: board.clientHeight - 32 - (besides > 1 ? 24 : 0) }
  const zoom = state.zoom === "fit"
    ? Math.max(0.05, Math.min(free.width / besides / across, free.height / down, Math.max(1, 480 / Math.max(width, height))))
    : +state.zoom
  const pixels = [width, height].map(length => Math.max(1, Math.round(length * zoom * devicePixelRatio)))
  panes.style.setProperty("--width", `${pixels[0] / devicePixelRatio}px`)
  panes.style.setProperty("--height", `${pixels[1] / devicePixelRatio}px`)
  dress(body, around, pixels[0] / devicePixelRatio / width)
  for (const pane of visible()) pane.drawWords()
  // What does not fit is scrolled with keys too.
  if (board.scrollWidth > board.clientWidth || board.scrollHeight > board.clientHeight) board.tabIndex = 0
  else board.removeAttribute("tabindex")
  clearTimeout(aiming)
  if (isApart) return
  const wish = pixels[0] >= film.width * film.scale ? null : pixels
  if (shown.drawn === null) aim(wish)
  else aiming = setTimeout(() => {
    if (!aim(wish)) return
    for (const pane of [shown, other]) pane.drawn = null
    load()
  }, 200)
  for (const pane of [shown, other]) pane.middle.setAttribute("r", 3 / zoom)
  panes.classList.toggle("pixels", zoom * devicePixelRatio >= 2 * film.scale)
}

/// Puts the device around the pictures; `zoom` is pixels for a point.
function dress(body, around, zoom) {
  panes.style.setProperty("--around", around.map(length => `${body ? length * zoom : 0}px`).map((_, i, all) => all[[1, 2, 3, 0][i]]).join(" "))
  panes.style.setProperty("--around-left", `${body ? around[0] * zoom : 0}px`)
  panes.style.setProperty("--around-top", `${body ? around[1] * zoom : 0}px`)
  panes.style.setProperty("--radius-screen", `${body ? body.radius * zoom : 0}px`)
  panes.classList.toggle("device", Boolean(body))
  for (const { figure } of [shown, other]) {
    const [under, over] = [figure.querySelector(".under"), figure.querySelector(".over")]
    under.hidden = !body
    over.hidden = !body?.over
    if (!body) continue
    if (under.src !== body.under) under.src = body.under
    if (body.over && over.src !== body.over) over.src = body.over
    const [left, top, width, height] = body.around.map(length => `${length * zoom}px`)
    Object.assign(under.style, { left, top, width, height })
  }
}

function showMode() {
  const now = mode()
  for (const button of byId("modes").children) {
    button.setAttribute("aria-pressed", button.dataset.mode === now)
    const isOther = button.dataset.mode !== now && state.hasTwin
    allow(button, isOther ? "Light and dark stand side by side" : button.dataset.mode !== "shown" && !canCompare() ? "There is nothing to compare with: change something first" : null)
  }
  const names = { saved: "Saved", golden: "Golden", difference: "Difference" }
  byId("modes").querySelector("[data-mode=other]").textContent = names[state.against]
  byId("modes").querySelector("[data-mode=shown]").textContent = state.edits.size > 0 ? "Tried" : "Film"
  panes.dataset.mode = now
  shown.figure.hidden = now === "other"
  other.figure.hidden = now === "shown"
  handle.hidden = now !== "wipe"
  const looks = state.twin?.appearance === "dark" ? ["Light", "Dark"] : ["Dark", "Light"]
  shown.caption.textContent = state.hasTwin ? looks[0] : state.edits.size > 0 ? "Tried" : "Film"
  other.caption.textContent = state.hasTwin ? looks[1] : names[state.against]
  showWipe()
  fit()
  changed()
}

function showWipe() {
  panes.style.setProperty("--wipe", `${state.wipe}%`)
  panes.style.setProperty("--wipe-part", state.wipe / 100)
  handle.setAttribute("aria-valuenow", Math.round(state.wipe))
  handle.setAttribute("aria-valuetext", `${Math.round(state.wipe)} % ${other.caption.textContent}`)
}

let lastPoint = null
/// Selects the view under a point; the next below it when the same place is clicked again.
async function pick(pane, event) {
  if (state.overlays.has("exploded") || !state.film || !state.shown) return
  const box = pane.canvas.getBoundingClientRect()
  const x = (event.clientX - box.left) / box.width * state.film.width
  const y = (event.clientY - box.top) / box.height * state.film.height
  const variant = pane === other && state.against === "saved" && !state.hasTwin ? state.film.variant : state.shown.variant
  const views = await viewsAt(state.frame, x, y, variant).catch(() => null)
  if (!views) return
  const isSame = lastPoint && lastPoint.frame === state.frame && Math.hypot(lastPoint.x - x, lastPoint.y - y) < 4
  lastPoint = { x, y, frame: state.frame }
  const at = views.findIndex(view => view.path === state.selected)
  const next = isSame && at >= 0 ? views[(at + 1) % views.length] : views[0]
  select(next?.path ?? null, views)
}

function follow(event) {
  const box = shown.canvas.getBoundingClientRect()
  update({ wipe: Math.min(Math.max((event.clientX - box.left) / box.width * 100, 0), 100) })
}

export function beginStage() {
  shown.onSize = other.onSize = fit
  onPicture(() => {
    draw()
    showCached()
  })
  for (const pane of [shown, other]) pane.figure.querySelector(".picture").onclick = event => pick(pane, event)
  handle.onpointerdown = event => handle.setPointerCapture(event.pointerId)
  handle.onpointermove = event => handle.hasPointerCapture(event.pointerId) && follow(event)
  handle.onkeydown = event => {
    const by = { ArrowLeft: -2, ArrowDown: -2, ArrowRight: 2, ArrowUp: 2, Home: -100, End: 100 }[event.key]
    if (by === undefined) return
    update({ wipe: Math.min(Math.max(state.wipe + by, 0), 100) })
    event.preventDefault()
    event.stopPropagation()
  }
  for (const button of byId("modes").children) button.onclick = () => update({ mode: button.dataset.mode })
  for (const button of document.querySelectorAll("[data-show]")) {
    button.onclick = () => {
      const overlays = new Set(state.overlays)
      if (!overlays.delete(button.dataset.show)) overlays.add(button.dataset.show)
      update({ overlays })
    }
  }
  byId("against").onchange = event => update({ against: event.target.value })
  byId("onion").onchange = event => update({ onion: +event.target.value })
  byId("zoom").onchange = event => update({ zoom: event.target.value })
  new ResizeObserver(fit).observe(board)
  on("frame playing", () => {
    load()
    draw()
  })
  on("shown film overlays onion goldenAge range twin", changed)
  on("mode against edits hasGolden golden hasTwin twin", showMode)
  on("wipe", showWipe)
  on("filmID", () => [shown, other].forEach(pane => pane.clear()))
  on("filmID film shown isReading isTrying isSaving tryError", showLag)
  on("film zoom mode overlays body", fit)
  on("namesAge overlays", () => visible().forEach(pane => pane.drawWords()))
  on("view savedView selected", () => visible().forEach(pane => pane.drawSelection()))
  on("overlays", () => {
    for (const button of document.querySelectorAll("[data-show]")) {
      button.setAttribute("aria-pressed", state.overlays.has(button.dataset.show))
    }
  })
  on("onion zoom against", () => {
    for (const name of ["onion", "zoom", "against"]) byId(name).value = state[name]
  })
  on("shown film", () => {
    const errors = state.film?.errors ?? []
    byId("empty").hidden = Boolean(state.shown)
    byId("empty").textContent = state.films.length === 0 ? "There is no scene here."
      : errors.length > 0 ? "No picture yet: the file has errors." : ""
    panes.hidden = !state.shown
  })
  showMode()
}
