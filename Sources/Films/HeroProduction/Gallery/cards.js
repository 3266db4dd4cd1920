// Cards of films: in the page of a gallery, and in the preview of a folder.
const cards = (() => {
  const make = (tag, attributes = {}, ...children) => {
    const element = document.createElement(tag)
    for (const [key, value] of Object.entries(attributes)) {
      if (value === null || value === undefined || value === false) continue
      if (key.startsWith("on")) element.addEventListener(key.slice(2), value)
      else element.setAttribute(key, value)
    }
    element.append(...children.filter(child => child !== null))
    return element
  }
  // A path, which breaks behind its slashes.
  const breaking = path => path.split(/(?<=\/)/).flatMap(part => [make("wbr"), part])
  const count = (number, one) => `${number} ${number === 1 ? one : `${one}s`}`
  const bytes = number => number >= 1e6 ? `${(number / 1e6).toFixed(1)} MB` : `${Math.ceil(number / 1e3)} kB`

  function facts({ width, height, duration, transitions, bytes: size }) {
    const parts = [`${+width.toFixed(1)} × ${+height.toFixed(1)} pt`, `${+duration.toFixed(2)} s`, count(transitions.length, "transition")]
    return [...parts, ...(size ? [bytes(size)] : [])].join("  ·  ")
  }

  // The picture: still, and moving while the mouse is over the card or the keyboard in it.
  function picture(film, card) {
    const image = make("img", { src: film.still, alt: "", loading: "lazy", decoding: "async", width: film.width, height: film.height })
    const show = source => { if (image.getAttribute("src") !== source) image.setAttribute("src", source) }
    const rest = () => card.matches(":hover, :focus-within") || show(film.still)
    for (const event of ["pointerenter", "focusin"]) card.addEventListener(event, () => show(film.moving))
    for (const event of ["pointerleave", "focusout"]) card.addEventListener(event, () => setTimeout(rest))
    return image
  }

  // What lint or the reader says, a line each.
  const told = (list, name) => make("ul", { class: name }, ...list.map(({ line, message, rule }) => make("li", {},
    line ? make("span", { class: "line" }, `line ${line}`) : null, make("span", {}, message), rule ? make("span", { class: "rule" }, rule) : null)))

  /// A film's card: `{ name, address, still, moving, width, height, duration, transitions: [{ title, address }], findings, errors }`; of a
  /// film that cannot be drawn there are `name` and `errors`.
  function card(film) {
    const element = make("li", { class: "film", "data-name": film.name })
    if (film.still) {
      element.append(make("a", { class: "picture", href: film.address, tabindex: "-1", "aria-hidden": "true" }, picture(film, element)))
    } else element.append(make("div", { class: "picture" }, make("span", {}, film.errors?.length > 0 ? "no picture" : "")))
    const title = film.address ? [make("a", { href: film.address }, ...breaking(film.name))] : breaking(film.name)
    const about = make("div", { class: "about" }, make("h2", {}, ...title))
    if (film.still) about.append(make("p", { class: "facts" }, facts(film)))
    const moves = film.transitions ?? []
    if (moves.length > 0) about.append(make("ol", { class: "steps" }, ...moves.map(step => make("li", {}, make("a", { href: step.address }, step.title)))))
    if (film.errors?.length > 0) about.append(told(film.errors, "errors"))
    const findings = film.findings ?? []
    if (findings.length > 0) about.append(make("details", { class: "findings" }, make("summary", {}, count(findings.length, "finding")), told(findings, "told")))
    element.append(about)
    return element
  }

  /// Shows only cards whose name has all words of a text; says how many are left.
  function filter(list, text) {
    const words = text.toLowerCase().split(/\s+/).filter(word => word)
    let shown = 0
    for (const card of list.children) {
      card.hidden = !words.every(word => card.dataset.name.toLowerCase().includes(word))
      if (!card.hidden) shown += 1
    }
    return shown
  }
  return { card, filter, count }
})()
