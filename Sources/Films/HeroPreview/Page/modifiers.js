// Reads modifier texts as far as a field with sliders needs it: where each modifier, its arguments and their numbers stand.
// Both forms are read: `fade spring(250, 30)` and Hero's Swift, `[.fade, .spring(stiffness: 250, damping: 30)]`.

const names = /[A-Za-z_][A-Za-z0-9_]*/y
const digits = /(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/iy
const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/// Where a text or comment that begins at an index ends; the index itself when none begins there.
function skip(text, index) {
  const two = text.slice(index, index + 2), first = text[index]
  const end = (found, length) => found < 0 ? text.length : found + length
  if (two === "//") return end(text.indexOf("\n", index), 1)
  if (two === "/*") return end(text.indexOf("*/", index + 2), 2)
  if (first !== "\"" && first !== "'") return index
  for (let at = index + 1; at < text.length; at++) {
    if (text[at] === "\\") at++
    else if (text[at] === first) return at + 1
  }
  return text.length
}

/// The modifiers of a text with those inside of others (`whenPresenting(fade)`), in order:
/// `{ name, start, end, open, close, hasDot, depth, arguments: [{ start, end, label, text }] }`.
export function calls(text) {
  const found = [], stack = []
  let index = 0
  while (index < text.length) {
    const skipped = skip(text, index), character = text[index]
    if (skipped > index) {
      index = skipped
      continue
    }
    digits.lastIndex = names.lastIndex = index
    const figures = digits.exec(text)?.[0], name = names.exec(text)?.[0]
    if (figures) {
      index += figures.length
      continue
    }
    if (name) {
      const hasDot = text[index - 1] === "."
      let after = index + name.length
      while (text[after] === " ") after++
      if (text[after] === ":" || (text[after] === "." && name === "HeroModifier")) {
        index = after + (text[after] === ":" ? 1 : 0)
        continue
      }
      const call = { name, start: hasDot ? index - 1 : index, end: index + name.length, open: -1, close: -1, hasDot,
        depth: stack.filter(one => one).length, arguments: [] }
      found.push(call)
      index = call.end
      if (text[after] === "(") {
        call.open = after
        stack.push(call)
        index = after + 1
      }
      continue
    }
    if (character === "(" || character === "[" || character === "{") stack.push(null)
    if (character === ")" || character === "]" || character === "}") {
      const call = stack.pop()
      if (call) {
        call.close = index
        call.end = index + 1
        call.arguments = split(text, call.open + 1, index)
      }
    }
    index++
  }
  return found
}

/// The arguments between two brackets.
function split(text, from, to) {
  const parts = []
  let start = from, depth = 0
  for (let index = from; index <= to; index++) {
    const skipped = index < to ? skip(text, index) : index
    if (skipped > index) {
      index = skipped - 1
      continue
    }
    if ("([{".includes(text[index]) && index < to) depth++
    else if (index === to || (depth === 0 && text[index] === ",")) {
      const whole = text.slice(start, index)
      if (whole.trim() !== "") {
        const label = /^\s*([A-Za-z_]\w*)\s*:/.exec(whole)
        const begin = start + (label ? label[0].length : 0)
        const value = text.slice(begin, index)
        const lead = value.length - value.trimStart().length
        parts.push({ start: begin + lead, end: begin + value.trimEnd().length, label: label?.[1] ?? null, text: value.trim() })
      }
      start = index + 1
    } else if (")]}".includes(text[index])) depth--
  }
  return parts
}

/// The number of an argument, or nil when it is no plain one.
export const numberOf = argument => argument && number.test(argument.text) ? +argument.text : null

/// A text with one argument of a modifier replaced; those before it that are omitted take their defaults.
export function withArgument(text, call, index, value, known) {
  const labels = call.hasDot ? argument => argument?.label ? `${argument.label}: ` : "" : () => ""
  const byLabel = call.hasDot && known?.[index]?.label
    ? call.arguments.findIndex(argument => argument.label === known[index].label) : -1
  const at = byLabel >= 0 ? byLabel : index
  const argument = call.arguments[at]
  if (argument) return text.slice(0, argument.start) + value + text.slice(argument.end)
  const added = []
  for (let next = call.arguments.length; next <= index; next++) {
    added.push(labels(known?.[next]) + (next === index ? value : known?.[next]?.default ?? 0))
  }
  if (call.open < 0) return `${text.slice(0, call.end)}(${added.join(", ")})${text.slice(call.end)}`
  const before = call.arguments.length > 0 ? ", " : ""
  return text.slice(0, call.close) + before + added.join(", ") + text.slice(call.close)
}

/// A text with another modifier in place of one, in its own form: `spring(250, 30)`, or `.spring(stiffness: 250, damping: 30)`.
export function withCall(text, call, modifier, values) {
  const isName = values.length === 1 && !number.test(values[0])
  const shown = values.map((value, index) => {
    const label = call.hasDot ? modifier.arguments[index]?.label : null
    return label ? `${label}: ${value}` : call.hasDot && isName ? `.${value}` : value
  })
  return `${text.slice(0, call.start)}${call.hasDot ? "." : ""}${modifier.name}(${shown.join(", ")})${text.slice(call.end)}`
}

/// A text without a modifier.
export function without(text, call) {
  let [start, end] = [call.start, call.end]
  const after = /^\s*,?\s*/.exec(text.slice(end))[0]
  if (after.includes(",") || after.length > 0) end += after.length
  else start -= /,?\s*$/.exec(text.slice(0, start))[0].length
  return text.slice(0, start) + text.slice(end)
}

/// A text with one more modifier at its end.
export function withAdded(text, modifier) {
  const trimmed = text.trimEnd()
  const isSwift = /^\s*(\[|\.|HeroModifier)/.test(text)
  const call = isSwift ? modifier.swift : modifier.plain
  if (isSwift && trimmed.endsWith("]")) {
    const inner = trimmed.slice(0, -1).trimEnd()
    return `${inner}${inner.endsWith("[") || inner.endsWith(",") ? "" : ", "}${call}]`
  }
  return trimmed === "" ? call : `${trimmed}${isSwift ? ", " : " "}${call}`
}

/// The arguments that a call has controls for, by its form: `rotate(0.2)` turns about z, and `scale(2)` is x and y.
export function argumentsOf(modifier, call) {
  const all = modifier.arguments, given = call.arguments.length
  if (call.hasDot && call.arguments.some(argument => argument.label)) return all
  if (modifier.only && given <= 1) return [modifier.only]
  return all.filter((argument, index) => !argument.minor || index < given)
}
