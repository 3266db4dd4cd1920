// Sliders for the numbers in a modifier text, menus for its names, and what adds or removes a modifier.
import { button, el, short } from "./dom.js"
import { edit, endOfGesture } from "./edits.js"
import { argumentsOf, calls, numberOf, withAdded, withArgument, without } from "./modifiers.js"
import { state } from "./state.js"

/// Modifiers that a click adds.
const usual = ["duration", "delay", "spring", "arc", "cascade", "fade", "translate", "scale"]

/// The sliders of a text: an element, and what shows another text in it.
export function makeSliders() {
  const rows = el("div.rows"), chips = el("div.chips", { role: "group", "aria-label": "Add a modifier" })
  const element = el("div.sliders", {}, rows, chips)
  let path = null, text = "", shape = "", controls = []

  const known = name => state.modifiers.find(modifier => modifier.name === name)
  const shown = () => calls(text).filter(call => known(call.name))

  /// One argument's control; `show` puts another call's value in it.
  const control = (index, place, argument, name) => {
    const label = argument.name
    const full = `${name} ${label}`.trim(), kind = `${path} ${index} ${place}`
    const change = value => {
      const call = shown()[index]
      if (call) edit(path, withArgument(text, call, place, value, argumentsOf(known(call.name), call)), kind)
    }
    if (argument.values) {
      const menu = el("select", { "aria-label": full, onchange: event => {
        change((shown()[index]?.hasDot && !/^(true|false)$/.test(event.target.value) ? "." : "") + event.target.value)
        endOfGesture()
      } },
        argument.values.map(value => el("option", { value, text: value })))
      const show = call => {
        const value = call.arguments[place]?.text.replace(/^\./, "") ?? argument.default ?? ""
        if (![...menu.options].some(option => option.value === value)) menu.append(el("option", { value, text: value.replace(/\(.*$/s, "") || "–" }))
        menu.value = value
      }
      return { element: el("label.control.menu", {}, el("span", { text: label }), menu), show }
    }
    const step = argument.step ?? 0.01, decimals = Math.max(0, Math.ceil(-Math.log10(step)))
    const attributes = { step, min: argument.minimum, max: argument.maximum }
    const slider = el("input", { type: "range", ...attributes, "aria-label": full })
    const number = el("input", { type: "number", step: "any", "aria-label": `${full}, exactly` })
    slider.oninput = () => change(short(+slider.value, Math.max(decimals, 2)))
    slider.onchange = endOfGesture
    number.onchange = () => {
      if (number.value !== "" && Number.isFinite(+number.value)) change(short(+number.value, 6))
      endOfGesture()
    }
    const show = call => {
      const given = call.hasDot ? call.arguments.find(one => one.label && one.label === argument.label) ?? call.arguments[place]
        : call.arguments[place]
      const value = given ? numberOf(given) : Number.isFinite(+argument.default) ? +argument.default : null
      // What is no plain number (arithmetic, an expression) is left to the field.
      slider.disabled = number.disabled = value === null
      if (value === null) return void (number.value = "")
      slider.min = Math.min(argument.minimum, value)
      slider.max = Math.max(argument.maximum, value)
      slider.value = value
      if (document.activeElement !== number || +number.value !== value) number.value = short(value, 6)
      slider.style.setProperty("--filled", (value - slider.min) / (slider.max - slider.min || 1))
    }
    return { element: el("div.control", {}, el("span", { text: label }), slider, number), show }
  }

  const isShown = argument => argument.values || (argument.minimum !== undefined && argument.maximum !== undefined)

  const build = list => {
    controls = []
    rows.replaceChildren(...list.map((call, index) => {
      const modifier = known(call.name)
      const parts = argumentsOf(modifier, call).map((argument, place) => {
        if (!isShown(argument)) return null
        const made = control(index, place, argument, call.name)
        controls.push({ index, ...made })
        return made.element
      })
      return el("div.row", { "data-name": call.name, title: modifier.text, "data-depth": Math.min(call.depth, 2) },
        el("div.head", {}, el("span.mono", { text: call.name }),
          button("×", () => edit(path, without(text, shown()[index])), { class: "icon remove", "aria-label": `Remove ${call.name}`, title: `Remove ${call.name}` })),
        parts)
    }))
  }

  const buildChips = list => {
    const there = new Set(list.filter(call => call.depth === 0).map(call => call.name))
    const add = name => edit(path, withAdded(text, known(name)))
    const other = el("select", { "aria-label": "Add another modifier", onchange: event => {
      const name = event.target.value
      event.target.selectedIndex = 0
      if (name) add(name)
    } }, el("option", { value: "", text: "more …" }), state.modifiers.map(modifier => el("option", { value: modifier.name, text: modifier.name })))
    chips.replaceChildren(...usual.filter(name => known(name) && !there.has(name)).map(name =>
      button(`+ ${name}`, () => add(name), { class: "chip", title: known(name).text })), other)
  }

  const show = (newPath, newText, isOn) => {
    const list = isOn ? calls(newText).filter(call => known(call.name)) : []
    const newShape = JSON.stringify([newPath, isOn, state.modifiers.length, list.map(call => [call.name, call.depth, argumentsOf(known(call.name), call).map(argument => argument.name)])])
    path = newPath
    text = newText
    element.hidden = !isOn
    if (newShape !== shape) {
      shape = newShape
      build(list)
      buildChips(list)
    }
    for (const control of controls) control.show(list[control.index])
  }
  return { element, show }
}
