"use strict";
// Rows that fit what is asked for; the address keeps it: index.html#filter=card&hide=passed
const search = document.getElementById("filter"), counter = document.getElementById("shown");
const rows = [...document.querySelectorAll("#scenes tbody tr")];
const switches = [...document.querySelectorAll("#outcomes button")];
const asked = new URLSearchParams(location.hash.slice(1));
search.value = asked.get("filter") || "";
for (const one of switches) {
  if ((asked.get("hide") || "").split(",").includes(one.dataset.outcome)) one.setAttribute("aria-pressed", "false");
}
function apply() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const hidden = switches.filter((one) => one.getAttribute("aria-pressed") === "false").map((one) => one.dataset.outcome);
  let shown = 0;
  for (const row of rows) {
    const text = row.textContent.toLowerCase();
    row.hidden = hidden.includes(row.className) || !words.every((word) => text.includes(word));
    if (!row.hidden) shown += 1;
  }
  counter.textContent = shown === rows.length ? "" : shown + " of " + rows.length + " shown";
  const wish = new URLSearchParams();
  if (search.value) wish.set("filter", search.value);
  if (hidden.length) wish.set("hide", hidden.join(","));
  history.replaceState(null, "", wish.size ? "#" + wish : location.pathname + location.search);
}
search.oninput = apply;
for (const one of switches) {
  one.onclick = () => {
    one.setAttribute("aria-pressed", String(one.getAttribute("aria-pressed") === "false"));
    apply();
  };
}
document.onkeydown = (event) => {
  if (event.key === "/" && event.target !== search) {
    search.focus();
    event.preventDefault();
  }
};
apply();
