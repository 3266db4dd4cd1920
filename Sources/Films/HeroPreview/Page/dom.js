// Elements of the page. Texts go in as text only, never as markup.

export const byId = id => document.getElementById(id)

/// An element: "tag.class.class", attributes (`text`, `on…` handlers), children.
export function el(name, attributes = {}, ...children) {
  const [tag, ...classes] = name.split(".")
  return fill(document.createElement(tag), classes, attributes, children)
}

/// The same for a part of a drawing.
export function svg(name, attributes = {}, ...children) {
  const [tag, ...classes] = name.split(".")
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), classes, attributes, children)
}

function fill(element, classes, attributes, children) {
  if (classes.length > 0) element.setAttribute("class", classes.join(" "))
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue
    if (key === "text") element.textContent = value
    else if (key.startsWith("on")) element.addEventListener(key.slice(2), value)
    else element.setAttribute(key, value === true ? "" : value)
  }
  element.append(...children.flat().filter(child => child !== null && child !== undefined && child !== false))
  return element
}

/// A path, which breaks behind its slashes.
export const breaking = path => path.split(/(?<=\/)/).flatMap(part => [el("wbr"), part])

/// A number in at most so many decimals, without zeros at its end.
export const short = (value, decimals = 3) => String(+value.toFixed(decimals))

/// Seconds with three decimals, which do not jump.
export const seconds = value => `${value.toFixed(3)} s`

/// A value of a plan: a number, a text, or several.
export function words(value) {
  if (typeof value === "number") return short(value)
  if (Array.isArray(value)) return value.map(words).join(", ")
  if (value === null || value === undefined) return "–"
  if (typeof value === "object") return Object.entries(value).map(([key, part]) => `${key} ${words(part)}`).join(", ")
  return String(value)
}

/// One of something, several of them.
export const count = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

/// A button that does something.
export const button = (text, onclick, attributes = {}) => el("button", { type: "button", text, onclick, ...attributes })

let reasons = 0
/// Lets a button be used, or says why it cannot be: in its title, and to screen readers.
export function allow(button, why) {
  button.dataset.title ??= button.title
  button.disabled = Boolean(why)
  button.title = why ? why : button.dataset.title
  let reason = button.dataset.reason ? byId(button.dataset.reason) : null
  if (why && !reason) {
    reason = el("span", { id: `reason-${reasons += 1}`, hidden: true })
    button.dataset.reason = reason.id
    byId("reasons").append(reason)
  }
  if (reason) reason.textContent = why ?? ""
  if (why) button.setAttribute("aria-describedby", reason.id)
  else button.removeAttribute("aria-describedby")
}

let fading
/// Says something for some seconds: in the page's head, or in an open dialog that has a place for it.
export function say(text) {
  const place = document.querySelector("dialog[open] .status"), toast = byId("toast")
  if (place) {
    place.textContent = text
    return
  }
  toast.title = text
  toast.textContent = text
  toast.dataset.on = ""
  clearTimeout(fading)
  fading = setTimeout(() => delete toast.dataset.on, 4000)
}

/// Puts a text on the clipboard, and says so.
export async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text)
    say(`${what} copied`)
  } catch {
    ask("Copy", [el("p", { text: "The browser does not let the page write to the clipboard." }), el("pre.swift", { text })],
      ["Close"])
  }
}

/// Asks in a dialog; the answer is the button's text, or nil for Escape.
export function ask(title, content, answers, attributes = {}) {
  const dialog = byId("dialog")
  return new Promise(resolve => {
    dialog.replaceChildren(
      el("h2", { id: "dialog-title", text: title }), ...content,
      el("div.answers", {}, answers.map((answer, index) =>
        button(answer, () => dialog.close(answer), { class: index === 0 ? "primary" : "" }))))
    dialog.className = attributes.class ?? ""
    dialog.returnValue = ""
    dialog.onclose = () => resolve(dialog.returnValue || null)
    dialog.showModal()
  })
}
