// Hero's animation types, each as a small picture of this very step, which moves while one points at it.
import { paths } from "./api.js"
import { button, el } from "./dom.js"
import { state } from "./state.js"

let waiting = []
let isLoading = false
/// Loads pictures one after the other, and none while something is tried: a browser has few connections, and the film comes first.
async function load(pictures) {
  waiting = pictures
  if (isLoading) return
  isLoading = true
  while (waiting.length > 0) {
    const [picture, address] = waiting.shift()
    while (state.isTrying || state.isSaving) await new Promise(done => setTimeout(done, 200))
    await new Promise(done => {
      picture.onload = picture.onerror = done
      picture.src = address
    })
  }
  isLoading = false
}

/// A list to choose from. `choose` receives a type, or nil for what the screens say themselves.
export function makeAnimations(choose) {
  const list = el("div.animations", { role: "group", "aria-label": "Animation types" })
  const directions = el("div.directions", { role: "group", "aria-label": "Direction" })
  let direction = null, drawn = ""

  const entry = (type, text, address) => {
    const picture = el("img", { alt: "" })
    waiting.push([picture, address("png")])
    const moves = isMoving => { picture.src = address(isMoving ? "webp" : "png") }
    const made = button("", () => choose(type), { "data-type": type ?? "", title: type === null ? "What the screens and their containers say" : `"animation": "${type}"`,
      onpointerenter: () => moves(true), onpointerleave: () => moves(false), onfocus: () => moves(true), onblur: () => moves(false) })
    made.append(picture, text)
    return made
  }

  /// Shows a step's types, and which one it has: nil for none of its own.
  const show = (step, type, shown) => {
    const own = /\((\w+)\)$/.exec(type ?? shown ?? "")?.[1]
    direction ??= state.directions.includes(own) ? own : state.directions[0]
    const now = JSON.stringify([state.filmID, state.film?.variant, step.index, direction, state.animations.length])
    if (now !== drawn) {
      drawn = now
      const types = [...state.animations.map(name => [name, name]), ...state.directed.map(name => [`${name}(${direction})`, name])]
      const address = type => ending => paths.animation(state.filmID, state.film.variant, step.index, type, ending)
      waiting = []
      list.replaceChildren(entry(null, "the screens' own", address(null)), ...types.map(([type, text]) => entry(type, text, address(type))))
      load(waiting)
      directions.replaceChildren(el("span.soft", { text: "Direction of those that have one" }), ...state.directions.map(name => button(name, () => {
        direction = name
        const kind = state.directed.find(kind => type?.startsWith(`${kind}(`))
        show(step, type, shown)
        if (kind) choose(`${kind}(${name})`)
      }, { class: "chip" })))
    }
    for (const one of list.children) one.setAttribute("aria-pressed", one.dataset.type === (type ?? ""))
    for (const one of directions.querySelectorAll("button")) one.setAttribute("aria-pressed", one.textContent === direction)
  }
  return { element: el("div.step-part", {}, directions, list), show, forget: () => { direction = null } }
}
