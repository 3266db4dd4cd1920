// Completion of modifier names in a field: a list below it.
import { el } from "./dom.js"
import { state } from "./state.js"

/// Gives a field a list of names while one is typed, or on Ctrl+Space.
export function complete(field, place) {
  const list = el("ul.completion", { id: "completion", role: "listbox", "aria-label": "Modifiers", hidden: true })
  place.append(list)
  field.setAttribute("aria-autocomplete", "list")
  field.setAttribute("aria-controls", "completion")
  let choices = [], chosen = 0

  const close = () => {
    list.hidden = true
    field.removeAttribute("aria-activedescendant")
  }
  const word = () => /[A-Za-z_]\w*$/.exec(field.value.slice(0, field.selectionStart))?.[0] ?? ""

  /// The names that begin like the word, then those that contain it; then names of values of the modifier around it.
  const find = isAsked => {
    const begun = word().toLowerCase()
    if (begun === "" && !isAsked) return []
    const all = [...state.modifiers, ...valuesHere()]
    const rank = entry => entry.name.toLowerCase().startsWith(begun) ? entry.isValue ? 0 : 1 : 2
    const found = all.filter(entry => entry.name.toLowerCase().includes(begun)).sort((a, b) => rank(a) - rank(b))
    return found.length === 1 && found[0].name === word() ? [] : found
  }
  const valuesHere = () => {
    const around = /([A-Za-z_]\w*)\s*\([^()]*$/.exec(field.value.slice(0, field.selectionStart))?.[1]
    const modifier = state.modifiers.find(modifier => modifier.name === around)
    return (modifier?.arguments ?? []).flatMap(argument => argument.values ?? [])
      .map(name => ({ name, isValue: true, signature: name, text: `for ${around}` }))
  }

  const open = isAsked => {
    choices = find(isAsked).slice(0, 40)
    chosen = 0
    if (choices.length === 0) return close()
    list.replaceChildren(...choices.map((choice, index) => el("li", {
      role: "option", id: `completion-${index}`, onpointerdown: event => {
        event.preventDefault()
        take(index)
      },
    }, el("span.mono", { text: choice.signature ?? choice.name }), el("small", { text: choice.text ?? "" }))))
    list.hidden = false
    mark()
  }
  const mark = () => {
    [...list.children].forEach((item, index) => item.setAttribute("aria-selected", index === chosen))
    list.children[chosen].scrollIntoView({ block: "nearest" })
    field.setAttribute("aria-activedescendant", `completion-${chosen}`)
  }
  const take = index => {
    const choice = choices[index], end = field.selectionStart, start = end - word().length
    const isDotted = field.value[start - 1] === "."
    const text = choice.isValue || isDotted || field.value[end] === "(" ? choice.name : choice.plain
    field.setRangeText(text, start, end, "end")
    close()
    field.dispatchEvent(new Event("input", { bubbles: true }))
    close()
  }

  field.addEventListener("input", () => open(false))
  field.addEventListener("blur", close)
  field.addEventListener("keydown", event => {
    if (event.key === " " && event.ctrlKey) {
      open(true)
      event.preventDefault()
      return
    }
    if (list.hidden) return
    if (event.key === "ArrowDown") chosen = (chosen + 1) % choices.length
    else if (event.key === "ArrowUp") chosen = (chosen + choices.length - 1) % choices.length
    else if (event.key === "Enter" || event.key === "Tab") {
      event.preventDefault()
      return take(chosen)
    } else if (event.key === "Escape") {
      event.preventDefault()
      event.stopPropagation()
      return close()
    } else return
    event.preventDefault()
    mark()
  })
}
