// Sliders for the numbers in a modifier text, menus for its names, and what adds or removes a modifier.
import { button, el, short } from "./dom.js"
import { edit, endOfGesture, modifiersOf, savedValue } from "./edits.js"
import { argumentsOf, calls, numberOf, withAdded, withArgument, without } from "./modifiers.js"
import { isTiming, makeTimingRow } from "./timing-row.js"
import { makeSlider } from "./slider.js"
import { state } from "./state.js"

/// Modifiers that a click adds.
const usual = ["duration", "delay", "spring", "timingFunction", "arc", "cascade", "fade", "translate", "scale"]

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
      if (call) edit(modifiersOf(path), withArgument(text, call, place, value, argumentsOf(known(call.name), call)), kind)
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
    const slider = makeSlider(label, full, argument, change, endOfGesture)
    const show = call => {
      const given = call.hasDot ? call.arguments.find(one => one.label && one.label === argument.label) ?? call.arguments[place]
        : call.arguments[place]
      // What is no plain number (arithmetic, an expression) is left to the field.
      slider.show(given ? numberOf(given) : Number.isFinite(+argument.default) ? +argument.default : null)
    }
    return { element: slider.element, show }
  }

  const isShown = argument => argument.values || (argument.minimum !== undefined && argument.maximum !== undefined)

  const build = list => {
    controls = []
    rows.replaceChildren(...list.map((call, index) => {
      const modifier = known(call.name)
      const title = el("span.mono", { text: call.name })
      const row = el("div.row", { "data-name": call.name, title: modifier.text, "data-depth": Math.min(call.depth, 2) },
        el("div.head", {}, title,
          button("×", () => edit(modifiersOf(path), without(text, shown()[index])), { class: "icon remove", "aria-label": `Remove ${call.name}`, title: `Remove ${call.name}` })))
      if (isTiming(call)) {
        // A row that stays the same while its modifier becomes another, so that nobody loses a handle or the focus.
        const timing = makeTimingRow(() => ({ text, call: shown()[index], saved: savedCall(index) }), (changed, kind) =>
          edit(modifiersOf(path), changed, kind ? `${path} ${index} ${kind}` : undefined))
        row.append(timing.element)
        controls.push({ index, show: call => {
          title.textContent = row.dataset.name = call.name
          timing.show(call)
        } })
        return row
      }
      row.append(...argumentsOf(modifier, call).map((argument, place) => {
        if (!isShown(argument)) return null
        const made = control(index, place, argument, call.name)
        controls.push({ index, ...made })
        return made.element
      }).filter(part => part))
      return row
    }))
  }

  /// The same modifier in the file, where that has one of its name there.
  const savedCall = index => {
    const saved = path ? savedValue(modifiersOf(path)) ?? "" : ""
    return calls(saved).filter(call => known(call.name))[index] ?? null
  }

  const buildChips = list => {
    const there = new Set(list.filter(call => call.depth === 0).map(call => call.name))
    // A spring is in place of a curve.
    if (list.some(call => call.depth === 0 && isTiming(call))) for (const name of ["spring", "timingFunction"]) there.add(name)
    const add = name => edit(modifiersOf(path), withAdded(text, known(name)))
    const other = el("select", { "aria-label": "Add another modifier", onchange: event => {
      const name = event.target.value
      event.target.selectedIndex = 0
      if (name) add(name)
    } }, el("option", { value: "", text: "more …" }), state.modifiers.map(modifier => el("option", { value: modifier.name, text: modifier.name })))
    chips.replaceChildren(...usual.filter(name => known(name) && !there.has(name)).map(name =>
      button(`+ ${name === "timingFunction" ? "curve" : name}`, () => add(name), { class: "chip", title: known(name).text })), other)
  }

  const show = (newPath, newText, isOn) => {
    const list = isOn ? calls(newText).filter(call => known(call.name)) : []
    const newShape = JSON.stringify([newPath, isOn, state.modifiers.length, list.map(call =>
      isTiming(call) ? ["timing", call.depth] : [call.name, call.depth, argumentsOf(known(call.name), call).map(argument => argument.name)])])
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
