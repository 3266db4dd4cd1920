// "Export…": what is taken away of the film, as the program makes it, with the command that makes the same.
import { call, paths } from "./api.js"
import { allow, button, byId, copy, count, el, say } from "./dom.js"
import { on, state } from "./state.js"

const formats = [
  ["gif", "GIF"], ["webp", "WebP"], ["apng", "APNG"], ["avif", "AVIF"], ["mp4", "MP4"], ["webm", "WebM"], ["mov", "ProRes (MOV)"], ["html", "Player (HTML)"], ["sheet", "Contact sheet (PNG)"],
]
const videos = ["mp4", "webm", "mov"], needFFmpeg = [...videos, "avif"]
/// Formats that have an option; all have the others.
const only = {
  speed: name => name !== "sheet", hold: name => name !== "sheet", fps: name => name !== "sheet",
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
const problem = el("p.error", { role: "alert", hidden: true }), outlook = el("p.soft", { role: "status" }), command = el("pre.swift")
const make = button("Export", run, { class: "primary", id: "export-make" }), close = button("Close", leave, { id: "export-close" })

function show() {
  const steps = (state.shown?.steps ?? []).filter(step => step.transition !== undefined)
  const isOff = name => needFFmpeg.includes(name) && !state.formats.includes(name)
  const parts = [["", "The scene's default"], ...steps.map(step => [String(step.transition), `${step.transition}: ${step.kind} ${step.to}`]), ["range", "From … to …"]]
  form.replaceChildren(el("div.form", {},
    el("h2", { id: "export-title", text: `Export ${state.film.name}` }),
    state.edits.size > 0 ? el("p.warn", { text: "The export has the modifiers that you try; the command draws the saved file." }) : null,
    el("div.options", {},
      field("format", "Format", menu(formats.map(([name, title]) => [name, isOff(name) ? `${title}: needs ffmpeg` : title, isOff(name)]))),
      field("part", "Part", menu(parts)),
      field("from", "From", text("0 s", { inputmode: "decimal" })), field("to", "To", text("the end", { inputmode: "decimal" })),
      field("speed", "Speed", text("1", { inputmode: "decimal" })), field("hold", "Hold at the end", text("0 s", { inputmode: "decimal" })),
      field("loop", "Repeat", menu([["", "The format's default"], ["once", "Once"], ["2", "Twice"], ["3", "3 times"], ["forever", "For ever"], ["boomerang", "There and back"]])),
      field("quality", "Quality (1–100)", text("the format's", { inputmode: "numeric" })), field("maxSize", "Largest file size", text("no limit, or 2MB")),
      field("fps", "Frames per second", text("60", { inputmode: "decimal" })), field("scale", "Pixels per point", text(String(state.film.scale), { inputmode: "decimal" })),
      field("frame", "Device", menu([["", "The scene's default"], ["none", "None"], ["dark", "Dark"], ["light", "Light"]])),
      field("padding", "Padding", text("as needed", { inputmode: "decimal" })),
      field("backdrop", "Backdrop", text("none", { list: "export-backdrops" })), field("title", "Title", text("none"))),
    el("datalist", { id: "export-backdrops" }, ["white", "black", "transparent", "gradient", "#1c1c1e,#3a3a3c"].map(value => el("option", { value }))),
    problem, outlook,
    el("h4", {}, "The same in a terminal", button("Copy", () => copy(command.textContent, "The command"), { class: "link" })), command, bar, status,
    el("div.answers", {}, make, close)))
  form.elements.part.value = ""
  status.textContent = ""
  follow()
}

/// What is asked for, as the server reads it.
function request() {
  const options = {}, format = form.elements.format.value, part = form.elements.part.value
  for (const name of ["from", "to", "speed", "hold", "loop", "quality", "maxSize", "frame", "padding", "backdrop", "title", "fps", "scale"]) {
    const { value, disabled } = form.elements[name]
    if (!disabled && value.trim() !== "") options[name] = value.trim()
  }
  if (part !== "range" && part !== "") options.transition = part
  return { variant: state.shown.variant, format, options }
}

let turn = 0
/// Says what would be made, or what is wrong, and which options the format has.
async function follow() {
  const format = form.elements.format.value, isRange = form.elements.part.value === "range"
  for (const element of form.elements) {
    const isOff = element.name === "from" || element.name === "to" ? !isRange : only[element.name]?.(format) === false
    if (!element.name || element.disabled === isOff) continue
    element.disabled = isOff
    element.title = !isOff ? "" : element.name === "from" || element.name === "to" ? "Choose the part “From … to …”" : whyNot[element.name] ?? "A contact sheet has none"
  }
  const mine = ++turn
  try {
    const told = await call(paths.outlook(state.filmID), { body: request() })
    if (mine !== turn) return
    problem.hidden = true
    command.textContent = told.command
    outlook.textContent = told.frames === undefined ? told.name : `${told.name}  ·  ${count(told.frames, "frame")}  ·  ${told.duration.toFixed(2)} s`
    enable(true)
  } catch (error) {
    if (mine !== turn) return
    problem.hidden = false
    problem.textContent = error.message
    outlook.textContent = ""
    enable(false, error.message)
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
    say(`Exported ${made.name}`)
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
