"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const byId = (id) => document.getElementById(id);
let frame = data.start, mode = "side", timer = null, showsActual = true;
const scrubber = byId("scrubber");
scrubber.max = data.frames.length - 1;
function fill(place, uri, name) {
  place.replaceChildren();
  if (!uri) {
    const note = document.createElement("div");
    note.className = "absent";
    note.textContent = "no " + name + " picture";
    place.append(note);
    return;
  }
  const image = document.createElement("img");
  image.alt = name;
  image.onload = () => image.classList.toggle("pixelated", image.naturalWidth < 220);
  image.src = uri;
  place.append(image);
}
function clip() {
  const upper = byId("upper");
  const part = mode === "slider" ? byId("split").value : showsActual ? 0 : 100;
  upper.style.clipPath = "inset(0 0 0 " + part + "%)";
  byId("over-title").textContent = mode === "slider" ? "expected left, actual right"
    : showsActual ? "actual" : "expected";
}
function show(index) {
  frame = Math.max(0, Math.min(data.frames.length - 1, index));
  const now = data.frames[frame];
  scrubber.value = frame;
  byId("frame-label").textContent = now.label;
  let facts = now.status;
  if (now.changed > 0) {
    facts += ": " + now.changed + " of " + now.pixels + " px";
    if (now.antialiased > 0) facts += ", " + now.antialiased + " px antialiasing";
    if (now.thresholds.length > 0) facts += "; failing at thresholds 0 / 0.01 / 0.05 / 0.1: " + now.thresholds.join(" / ");
  }
  byId("frame-facts").textContent = facts;
  for (const place of document.querySelectorAll("[data-picture]")) {
    fill(place, now[place.dataset.picture], place.dataset.picture);
  }
  byId("under").src = now.expected || "";
  byId("upper").src = now.actual || "";
  for (const image of [byId("under"), byId("upper")]) {
    image.onload = () => image.classList.toggle("pixelated", image.naturalWidth < 220);
  }
  for (const bar of document.querySelectorAll("#chart .bar")) {
    bar.classList.toggle("chosen", Number(bar.dataset.frame) === frame);
  }
  const body = byId("owners").querySelector("tbody");
  body.replaceChildren();
  for (const owner of now.owners) {
    const row = body.insertRow();
    row.insertCell().textContent = owner.view;
    row.insertCell().textContent = owner.pixels;
    row.insertCell().textContent = owner.changes.join("; ");
  }
  byId("owners").hidden = now.owners.length === 0;
  clip();
}
function choose(next) {
  mode = next;
  for (const button of document.querySelectorAll("#modes button")) {
    button.setAttribute("aria-pressed", String(button.dataset.mode === mode));
  }
  byId("side").hidden = mode !== "side";
  byId("over").hidden = mode === "side";
  byId("split").hidden = mode !== "slider";
  clearInterval(timer);
  showsActual = true;
  if (mode === "blink") timer = setInterval(() => { showsActual = !showsActual; clip(); }, 500);
  clip();
}
scrubber.oninput = () => show(Number(scrubber.value));
byId("previous").onclick = () => show(frame - 1);
byId("next").onclick = () => show(frame + 1);
byId("split").oninput = clip;
for (const button of document.querySelectorAll("#modes button")) button.onclick = () => choose(button.dataset.mode);
for (const bar of document.querySelectorAll("#chart .bar")) bar.onclick = () => show(Number(bar.dataset.frame));
document.onkeydown = (event) => {
  if (event.target.tagName === "INPUT") return;
  if (event.key === "ArrowLeft") show(frame - 1);
  if (event.key === "ArrowRight") show(frame + 1);
};
// The address may name mode and frame: index.html#mode=slider&frame=3
const wish = new URLSearchParams(location.hash.slice(1));
choose(["side", "slider", "blink"].includes(wish.get("mode")) ? wish.get("mode") : "side");
show(wish.has("frame") ? Number(wish.get("frame")) || 0 : data.start);
