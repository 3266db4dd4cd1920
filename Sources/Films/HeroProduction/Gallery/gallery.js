// The page of a gallery: its cards, and the filter, which the address keeps.
const list = document.getElementById("films"), field = document.getElementById("filter"), summary = document.getElementById("summary")
const all = summary.textContent
list.append(...films.map(cards.card))
function filter() {
  const shown = cards.filter(list, field.value)
  summary.textContent = shown === films.length ? all : `${shown} of ${all}`
}
field.value = new URLSearchParams(location.hash.slice(1)).get("filter") ?? ""
field.oninput = () => {
  filter()
  location.replace(field.value ? `#${new URLSearchParams({ filter: field.value })}` : "#")
}
filter()
