// "Export…": what is taken away of the film, as the program makes it, with the command that makes the same.
import { call, paths } from "./api.js"
import { allow, breaking, button, byId, copy, count, el, say, short } from "./dom.js"
import { lastFrame, on, state, timeOf } from "./state.js"

const formats = [
  ["gif", "GIF"], ["webp", "WebP"], ["apng", "APNG"], ["avif", "AVIF"], ["mp4", "MP4"], ["webm", "WebM"], ["mov", "ProRes (MOV)"], ["html", "Player (HTML)"], ["sheet", "Contact sheet (PNG)"],
]
const videos = ["mp4", "webm", "mov"], needFFmpeg = [...videos, "avif"]
/// Formats that have an option; all have the others.
const only = {
  layers: name => name !== "sheet", speed: name => name !== "sheet", hold: name => name !== "sheet", fps: name => name !== "sheet",
  loop: name => name !== "sheet" && !videos.includes(name), maxSize: name => name !== "sheet",
  quality: name => ["gif", "webp", "avif", "mp4", "webm", "html"].includes(name),
}
const whyNot = { loop: "A video holds one round; its player repeats it", quality: "This format loses nothing", maxSize: "Only films can have a size limit" }

const dialog = byId("export")
/// What is made: its name for the server, and what ends its request; nil while nothing is.
let working = null

const field = (name, label, input, hint) => {
  input.name = name
  input.id = `export-${name}`
  return el("label.option", {}, el("span", { text: label }), input, hint ? el("small.soft", { id: `export-${name}-hint`, text: hint }) : null)
}
const text = (placeholder, attributes = {}) => el("input", { type: "text", placeholder, autocomplete: "off", spellcheck: "false", ...attributes })
const menu = choices => el("select", {}, choices.map(([value, name, isOff]) => el("option", { value, text: name, disabled: isOff })))

const form = el("form", { method: "dialog" })
const status = el("p.status", { role: "status" }), bar = el("i.bar", { role: "progressbar", "aria-label": "Progress of the export", hidden: true })
const problem = el("p.error", { role: "alert", hidden: true }), outlook = el("p.outlook", { role: "status" })
const make = button("Export", run, { class: "primary", id: "export-make" }), close = button("Close", leave, { id: "export-close" })
/// The command for the same file, or why there is none yet.
const command = el("pre.swift"), copyCommand = button("Copy", () => copy(command.textContent, "The command"), { class: "link", id: "export-copy" })
const told = el("p.soft"), saveCopy = button("Save a copy", writeCopy, { id: "export-save-copy" })
const terminal = el("section.terminal", { "aria-labelledby": "export-terminal" },
  el("h3", {}, el("span", { id: "export-terminal", text: "The same in a terminal" }), copyCommand), command, told, saveCopy)

const marks = { ways: "ways", ids: "IDs", timing: "timing", finger: "finger" }
/// What is set on the page, as fields of the form.
function onPage() {
  const { range, speed, loop, device, overlays, film } = state
  const isApart = overlays.has("exploded"), drawn = Object.keys(marks).filter(name => overlays.has(name))
  return {
    ...(range ? { part: "range", from: range[0] > 0 ? short(timeOf(range[0]), 6) : "", to: range[1] < lastFrame() ? short(timeOf(range[1]), 6) : "" } : {}),
    ...(speed === 1 ? {} : { speed: String(speed) }), ...(loop ? {} : { loop: "once" }), ...(device === "none" || isApart ? {} : { frame: device }),
    ...(film.fps !== 60 && Number.isInteger(film.fps) ? { fps: String(film.fps) } : {}),
    ...(isApart ? { layers: "explode" } : drawn.length > 0 ? { overlay: drawn.join() } : {}),
  }
}

/// What the page shows and no file can have.
const onlyOnPage = () => [state.hasTwin ? "the other appearance" : "", state.onion > 0 ? "the onion skin" : ""].filter(word => word)

function sizes() {
  const { width, height, scale } = state.film, pixels = by => `${Math.round(width * by)} × ${Math.round(height * by)} px`
  return [["", pixels(scale)], ...[1, 2, 3].filter(by => by !== scale).map(by => [String(by), pixels(by)]), ["other", "Other …"]]
}

function show() {
  const steps = (state.shown?.steps ?? []).filter(step => step.transition !== undefined), { overlay } = onPage()
  const isOff = name => needFFmpeg.includes(name) && !state.formats.includes(name)
  const parts = [["", state.film.part ? "The scene’s own part" : "Whole film"], ["range", "From … to …"], ...steps.map(step => [String(step.transition), step.name])]
  const left = onlyOnPage()
  form.replaceChildren(
    el("h2", { id: "export-title" }, "Export ", breaking(state.film.name)),
    el("div.scroll", {},
      el("div.options", {},
        field("format", "Format", menu(formats.map(([name, title]) => [name, isOff(name) ? `${title}: needs ffmpeg` : title, isOff(name)]))),
        field("part", "Part", menu(parts)),
        field("from", "From, seconds", text("0", { inputmode: "decimal" })), field("to", "To, seconds", text("the end", { inputmode: "decimal" })),
        field("size", "Size", menu(sizes())), field("scale", "Pixels per point", text(String(state.film.scale), { inputmode: "decimal" })),
        field("quality", "Quality, 1–100", text("the format’s", { inputmode: "numeric" }))),
      el("details", {}, el("summary", { text: "More" }), el("div.options", {},
        field("speed", "Speed", text("1", { inputmode: "decimal" })), field("hold", "Stay at the end, seconds", text("0", { inputmode: "decimal" })),
        field("loop", "Repeat", menu([["", "As the format does"], ["once", "Once"], ["2", "Twice"], ["3", "3 times"], ["forever", "For ever"], ["boomerang", "There and back"]])),
        field("maxSize", "Largest file", text("no limit, or 2MB")), field("fps", "Frames per second", text("60", { inputmode: "decimal" })),
        field("frame", "Device around it", menu([["", "As the scene says"], ["none", "None"], ["dark", "Dark"], ["light", "Light"]])),
        field("padding", "Room around it, points", text("as needed", { inputmode: "decimal" })),
        field("backdrop", "Background", text("none", { list: "export-backdrops" })), field("title", "Title", text("none")),
        field("overlay", "Drawn over it", menu([["", "Nothing"], ...(overlay ? [[overlay, `As on the page: ${overlay.split(",").map(name => marks[name]).join(", ")}`]] : [])])),
        field("layers", "Layers", menu([["", "Together"], ["explode", "Pulled apart"]])))),
      el("datalist", { id: "export-backdrops" }, ["white", "black", "transparent", "gradient", "#1c1c1e,#3a3a3c"].map(value => el("option", { value }))),
      left.length > 0 ? el("p.soft", { text: `Only on the page: ${left.join(" and ")}.` }) : null,
      terminal),
    el("footer", {}, problem, outlook, bar, status, el("div.answers", {}, make, close)))
  for (const [name, value] of Object.entries({ part: "", ...onPage() })) form.elements[name].value = value
  form.querySelector("details").open = ["speed", "loop", "frame", "fps", "overlay", "layers"].some(name => form.elements[name].value !== "")
  status.textContent = ""
  follow()
}

/// What is asked for, as the server reads it.
function request() {
  const options = {}, fields = form.elements, part = fields.part.value
  for (const name of ["from", "to", "speed", "hold", "loop", "quality", "maxSize", "frame", "padding", "backdrop", "title", "fps", "scale", "overlay", "layers"]) {
    const { value, disabled } = fields[name]
    if (!disabled && value.trim() !== "") options[name] = value.trim()
  }
  if (part !== "range" && part !== "") options.transition = part
  if (fields.size.value !== "" && fields.size.value !== "other") options.scale = fields.size.value
  return { variant: state.shown.variant, format: fields.format.value, options }
}

/// Fields that belong to a choice, and when they are there.
const belongs = { from: () => form.elements.part.value === "range", to: () => form.elements.part.value === "range", scale: () => form.elements.size.value === "other" }

let turn = 0
/// Says what would be made, or what is wrong, and which options the format has.
async function follow() {
  const format = form.elements.format.value
  for (const element of form.elements) {
    const isThere = belongs[element.name]?.() ?? true
    if (!isThere || belongs[element.name]) element.closest("label").hidden = !isThere
    const isOff = !isThere || only[element.name]?.(format) === false
    if (!element.name || element.disabled === isOff) continue
    element.disabled = isOff
    element.title = isOff && isThere ? whyNot[element.name] ?? "A contact sheet has none" : ""
  }
  const mine = ++turn
  try {
    const answer = await call(paths.outlook(state.filmID), { body: request() })
    if (mine !== turn) return
    problem.hidden = true
    showCommand(answer)
    outlook.textContent = [answer.name, answer.width ? `${answer.width} × ${answer.height} px` : null,
      answer.frames === undefined ? null : `${count(answer.frames, "frame")}, ${answer.duration.toFixed(2)} s`].filter(part => part).join("  ·  ")
    enable(true)
  } catch (error) {
    if (mine !== turn) return
    problem.hidden = false
    problem.textContent = error.message
    outlook.textContent = ""
    enable(false, error.message)
  }
}

/// The command; where no file says what is tried, that it is not saved.
function showCommand({ command: words, file }) {
  const isMissing = words === null, isCopy = !isMissing && file !== state.film.file
  command.hidden = copyCommand.hidden = isMissing
  command.textContent = words ?? ""
  told.hidden = !isMissing && !isCopy
  told.className = isMissing ? "warn" : "soft"
  told.textContent = isCopy ? `${file} is a copy with what you changed; your own file is as it was.`
    : state.film.storyboard ? "The file has what you changed, which is not saved: no command can make it from the storyboard."
      : "The file has what you changed, which is not saved. A command needs a scene file that has it too: save, or save a copy beside yours."
  saveCopy.hidden = !isMissing || state.film.storyboard
}

async function writeCopy() {
  try {
    const { file } = await call(paths.copy(state.filmID), { body: { variant: state.shown.variant } })
    say(`Saved a copy: ${file}`)
    await follow()
    copyCommand.focus()
  } catch (error) {
    problem.hidden = false
    problem.textContent = error.message
  }
}

function enable(isOn, why) {
  allow(make, working ? "An export is running" : isOn ? null : why ?? "Fill in what is missing")
}

async function run() {
  if (working) return
  const mine = working = { ask: crypto.randomUUID(), request: new AbortController() }, id = state.filmID
  problem.hidden = true
  enable(false)
  close.textContent = "Cancel"
  bar.hidden = false
  progress(0, "Drawing …")
  try {
    const made = await call(paths.export(id), { body: { ...request(), ask: mine.ask }, signal: mine.request.signal })
    if (mine !== working) return
    el("a", { href: paths.made(mine.ask, made.name), download: made.name }).click()
    end(`${made.name}, ${size(made.bytes)}`)
  } catch (error) {
    if (mine !== working) return
    problem.hidden = false
    problem.textContent = error.message
    end("")
  }
}

const size = bytes => bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.ceil(bytes / 1e3)} kB`

function end(said) {
  working = null
  bar.hidden = true
  status.textContent = said
  close.textContent = "Close"
  enable(true)
}

function progress(part, words) {
  bar.dataset.part = part
  bar.style.setProperty("--part", part / 100)
  bar.setAttribute("aria-valuenow", part)
  if (words) status.textContent = words
}

/// Takes back what is being made; without it the dialog closes.
function leave() {
  if (!working) return dialog.close()
  const { ask, request } = working
  request.abort()
  call(paths.stopExport(state.filmID), { body: { ask }, keepalive: true }).catch(() => {})
  end("Cancelled.")
}

export function openExport() {
  if (!state.shown || dialog.open) return
  show()
  dialog.showModal()
}

export function beginExport() {
  dialog.append(form)
  form.onsubmit = event => {
    event.preventDefault()
    if (!make.disabled) run()
  }
  let soon
  form.oninput = () => {
    clearTimeout(soon)
    soon = setTimeout(follow, 120)
  }
  dialog.oncancel = event => {
    if (!working) return
    event.preventDefault()
    leave()
  }
  addEventListener("pagehide", () => working && leave())
  byId("export-open").onclick = openExport
  on("exporting", () => {
    const told = state.exporting
    if (!working || told?.ask !== working.ask) return
    if (told.note) status.textContent = told.note
    if (told.done !== undefined) progress(told.done)
  })
  on("shown page", () => {
    byId("export-open").hidden = state.page === "gallery"
    allow(byId("export-open"), state.shown ? null : "There is no film to export yet")
  })
}
