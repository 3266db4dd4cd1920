// The films of the folder, and the tree of views to choose from.
import { breaking, byId, count, el } from "./dom.js"
import { isEdited } from "./edits.js"
import { openFilm } from "./films.js"
import { on, state } from "./state.js"
import { select } from "./views.js"

const tree = byId("tree"), filter = byId("tree-filter")
/// Paths of views whose parts are folded away.
const folded = new Set()

function showFilms() {
  byId("films-part").hidden = state.films.length < 2
  byId("films").replaceChildren(...state.films.map(film => {
    const errors = state.broken.get(film.id), isOpen = film.id === state.filmID
    return el("li", {}, el("button", {
      type: "button", "aria-current": isOpen ? "true" : null, title: film.file, onclick: () => isOpen || openFilm(film.id),
    }, el("span.name", {}, breaking(film.name)), errors ? el("span.badge", { text: count(errors, "error") }) : null))
  }))
}

const lastName = path => path.split("/").at(-1)

/// A view's row with those of its parts.
function item(view, level, wanted) {
  const children = (view.children ?? []).map(child => item(child, level + 1, wanted)).filter(child => child)
  const isWanted = !wanted || `${view.path} ${(view.names ?? []).join(" ")} ${view.heroID ?? ""} ${view.modifiers ?? ""}`.toLowerCase().includes(wanted)
  if (!isWanted && children.length === 0) return null
  const isOpen = wanted || !folded.has(view.path), isTried = isEdited(view.path)
  const row = el("div.row", { style: null },
    el("span.fold", { "aria-hidden": "true", text: children.length === 0 ? "" : isOpen ? "▾" : "▸" }),
    el("span.name", { text: lastName(view.path) }),
    view.heroID ? el("span.hero", { text: view.heroID, title: `heroID ${view.heroID}` }) : null,
    view.modifiers || isTried ? el("span.dot", {
      class: isTried ? "dot edited" : "dot", title: isTried ? "tried, not saved" : view.modifiers,
    }) : null)
  row.style.setProperty("--level", level)
  const element = el("div", {
    role: "treeitem", "data-path": view.path, tabindex: "-1", "aria-selected": "false", "aria-level": level + 1,
    "aria-label": [view.path, view.kind, view.heroID ? `heroID ${view.heroID}` : ""].filter(part => part).join(", "),
    "aria-expanded": children.length > 0 ? String(Boolean(isOpen)) : null,
  }, row)
  if (children.length > 0) element.append(el("div", { role: "group", hidden: !isOpen }, children))
  return element
}

function showTree() {
  const wanted = filter.value.trim().toLowerCase()
  const hadFocus = tree.contains(document.activeElement)
  tree.replaceChildren(...state.screens.flatMap(screen => {
    const items = screen.views.map(view => item(view, 0, wanted)).filter(item => item)
    return items.length > 0 ? [el("div.screen", { role: "presentation", text: screen.name }), ...items] : []
  }))
  if (tree.children.length === 0 && state.screens.length > 0) tree.append(el("p.soft", { text: "No view has this in its name." }))
  showSelection(hadFocus)
}

const items = () => [...tree.querySelectorAll("[role=treeitem]")].filter(item => !item.parentElement.closest("[hidden]"))

function showSelection(focuses = false) {
  let chosen = null
  for (const item of tree.querySelectorAll("[role=treeitem]")) {
    const isChosen = item.dataset.path === state.selected
    item.setAttribute("aria-selected", isChosen)
    item.tabIndex = isChosen ? 0 : -1
    if (isChosen) chosen = item
  }
  for (let group = chosen?.parentElement.closest("[role=treeitem]"); group; group = group.parentElement.closest("[role=treeitem]")) {
    if (group.getAttribute("aria-expanded") === "false") fold(group, false)
  }
  if (chosen) chosen.firstChild.scrollIntoView({ block: "nearest" })
  else if (items()[0]) items()[0].tabIndex = 0
  if (focuses) (chosen ?? items()[0])?.focus({ preventScroll: true })
}

function fold(item, isFolded) {
  if (isFolded) folded.add(item.dataset.path)
  else folded.delete(item.dataset.path)
  item.setAttribute("aria-expanded", !isFolded)
  item.querySelector(".fold").textContent = isFolded ? "▸" : "▾"
  item.querySelector(":scope > [role=group]").hidden = isFolded
}

function onKey(event) {
  const item = event.target.closest("[role=treeitem]"), all = items(), index = all.indexOf(item)
  if (!item || event.ctrlKey || event.metaKey || event.altKey) return
  const isOpen = item.getAttribute("aria-expanded")
  const to = {
    ArrowDown: all[index + 1], ArrowUp: all[index - 1], Home: all[0], End: all.at(-1),
    ArrowRight: isOpen === "true" ? all[index + 1] : null,
    ArrowLeft: isOpen !== "true" ? item.parentElement.closest("[role=treeitem]") : null,
  }[event.key]
  if (event.key === "ArrowRight" && isOpen === "false") fold(item, false)
  else if (event.key === "ArrowLeft" && isOpen === "true") fold(item, true)
  else if (to) {
    to.focus()
    select(to.dataset.path)
  } else if (!["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return
  event.preventDefault()
  event.stopPropagation()
}

export function beginTree() {
  tree.onclick = event => {
    const item = event.target.closest("[role=treeitem]")
    if (!item) return
    if (event.target.closest(".fold") && item.hasAttribute("aria-expanded")) return fold(item, item.getAttribute("aria-expanded") === "true")
    select(item.dataset.path)
  }
  tree.onkeydown = onKey
  filter.oninput = showTree
  filter.onkeydown = event => {
    if (event.key !== "ArrowDown" && event.key !== "Enter") return
    items()[0]?.focus()
    event.preventDefault()
    event.stopPropagation()
  }
  on("films filmID broken", showFilms)
  on("screens edits", showTree)
  on("selected", () => showSelection())
}
