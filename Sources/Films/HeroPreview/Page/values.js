// A view's frame, colours, radius and text: numbers and fields that change one value of the file each.
import { count, el, seconds, short } from "./dom.js"
import { edit, editOf, endOfGesture, stepName, valueOf } from "./edits.js"
import { makeSlider } from "./slider.js"
import { on, state } from "./state.js"
import { isHere } from "./views.js"

const titles = { frame: "Frame", backgroundColor: "Background", cornerRadius: "Corner radius", text: "Text", textColor: "Text colour" }

/// Four numbers; a side that the content decides stays so until it is written.
function frameControl(target) {
  const names = ["x", "y", "width", "height"]
  const fields = names.map((name, index) => el("input", {
    type: "number", step: "1", min: index > 1 ? "0" : null, "aria-label": `frame ${name}`, title: name, onchange: event => {
      if (event.target.value === "" || !Number.isFinite(+event.target.value)) return
      edit(target(), withSide(valueOf(target()), index, +event.target.value))
      endOfGesture()
    },
  }))
  const show = (value, shown) => fields.forEach((field, index) => {
    const number = value?.[index] ?? shown?.[index]
    if (document.activeElement !== field || +field.value !== number) field.value = typeof number === "number" ? short(number, 2) : ""
  })
  return { element: el("div.four", {}, fields), fields, show }
}

/// A frame with another number at a place.
export function withSide(frame, index, number) {
  const sides = [...(frame ?? [])]
  while (sides.length < index) sides.push(null)
  sides[index] = number
  return sides
}

/// A well to choose from, and the words of the file.
function colourControl(target, title) {
  const well = el("input", { type: "color", "aria-label": `${title}, choose` })
  const field = el("input", { type: "text", class: "mono", "aria-label": title, spellcheck: "false", autocomplete: "off", placeholder: "none" })
  let alpha = ""
  well.oninput = () => edit(target(), well.value + alpha, `colour ${target().key}`)
  well.onchange = endOfGesture
  field.onchange = () => {
    const text = field.value.trim()
    let value = text === "" ? null : text
    if (text.startsWith("{")) try { value = JSON.parse(text) } catch { /* The server says what is wrong with it. */ }
    edit(target(), value)
    endOfGesture()
  }
  const show = (value, shown) => {
    const hex = typeof shown === "string" && /^#[0-9a-f]{6}/i.test(shown) ? shown : null
    alpha = hex?.slice(7) === "00" ? "" : hex?.slice(7) ?? ""
    if (document.activeElement !== well) well.value = /^#[0-9a-f]{6}/i.test(value) ? value.slice(0, 7) : hex?.slice(0, 7) ?? "#ffffff"
    if (document.activeElement !== field) field.value = value === null ? "" : typeof value === "string" ? value : JSON.stringify(value)
    field.placeholder = hex && hex.slice(7) !== "00" ? hex : "none"
  }
  return { element: el("div.colour", {}, well, field), fields: [well, field], show }
}

function radiusControl(target) {
  const slider = makeSlider("", "corner radius", { minimum: 0, maximum: 50, step: 0.5 }, value => +value >= 0 && edit(target(), +value, "radius"), endOfGesture)
  return { element: slider.element, fields: slider.element.querySelectorAll("input"), show: (value, shown) => slider.show(typeof value === "number" ? value : shown ?? 0) }
}

function textControl(target) {
  const field = el("textarea", { rows: 1, "aria-label": "text", spellcheck: "false" })
  field.oninput = () => edit(target(), field.value, "typing")
  field.onblur = endOfGesture
  const show = (value, shown) => {
    const text = typeof value === "string" ? value : shown ?? ""
    if (field.value !== text) field.value = text
    field.rows = Math.min(6, text.split("\n").length)
  }
  return { element: field, fields: [field], show }
}

const controls = { frame: frameControl, backgroundColor: colourControl, textColor: colourControl, cornerRadius: radiusControl, text: textControl }

const sharing = others => others?.length > 0 ? `The same text is for ${count(others.length, "other view")}: saving changes ${others.length === 1 ? "it" : "them"} too.` : ""

/// What is to be said of a value: why it cannot be changed, whom it is shared with, what sets another.
function note(value, isSharedByAll) {
  if (value.problem) return `${value.problem[0].toUpperCase()}${value.problem.slice(1)}.`
  const others = isSharedByAll ? "" : sharing(value.shared)
  const steps = (value.setBy ?? []).map(index => state.shown?.steps?.find(step => step.index === index)).filter(step => step)
  const set = steps.length > 0 ? `"${stepName(steps[0])}" sets another from ${seconds(steps[0].start)} on.` : ""
  return [others, set].filter(text => text).join(" ")
}

/// The part of the panel for the selected view's values.
export function makeValues() {
  const rows = el("div.values"), all = el("p.soft"), element = el("section.values", { "aria-labelledby": "values-title" }, el("h3", { id: "values-title", text: "Values" }), all, rows)
  let shape = "", parts = []
  const build = values => {
    parts = values.filter(value => controls[value.key]).map(({ key }) => {
      const control = controls[key](() => ({ view: state.selected, key }), titles[key].toLowerCase())
      const said = el("p.note"), row = el("div.value", { "data-key": key }, el("span.name", { text: titles[key] }), control.element, said)
      return { key, control, said, row }
    })
    rows.replaceChildren(...parts.map(part => part.row))
  }
  const show = () => {
    const values = isHere() ? state.view.values ?? [] : []
    element.hidden = values.length === 0
    if (values.length === 0) return
    const now = JSON.stringify([state.selected, values.map(value => value.key)])
    if (now !== shape) {
      shape = now
      build(values)
    }
    const isSharedByAll = values.every(value => JSON.stringify(value.shared) === JSON.stringify(values[0].shared))
    all.textContent = isSharedByAll ? sharing(values[0].shared) : ""
    all.title = (values[0].shared ?? []).join(", ")
    all.hidden = all.textContent === ""
    for (const { key, control, said, row } of parts) {
      const value = values.find(value => value.key === key), target = { view: state.selected, key }
      const isRefused = Boolean(value.problem)
      control.show(isRefused ? value.value : valueOf(target), value.shown)
      for (const field of control.fields) field.disabled = isRefused
      said.textContent = note(value, isSharedByAll)
      said.hidden = said.textContent === ""
      said.title = (value.shared ?? []).join(", ")
      row.classList.toggle("tried", editOf(target) !== null)
    }
  }
  on("selected view savedView edits", show)
  return element
}
