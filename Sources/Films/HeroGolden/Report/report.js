"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const byId = (id) => document.getElementById(id);
let frame = data.start, mode = "side", blinking = null, showsActual = true;
const scrubber = byId("scrubber");
scrubber.max = data.frames.length - 1;

// What the colours of a difference mean stands over both of its pictures.
document.querySelector("#over figure:last-child figcaption").append(document.querySelector(".legend").cloneNode(true));

// Zoom: pixels of the screen for one of the picture, 0 for as large as fits, and the picture's point in the middle; the same for all views.
const view = { zoom: 0, x: 0, y: 0 };
function naturalSize() {
  for (const image of document.querySelectorAll(".view img")) {
    if (image.naturalWidth > 0) return [image.naturalWidth, image.naturalHeight];
  }
  return null;
}
function scaleOf(place, size) {
  const fit = Math.min(place.clientWidth / size[0], place.clientHeight / size[1]);
  // Enlarged by whole numbers, so that pixels stay square.
  return view.zoom || (fit >= 2 ? Math.floor(fit) : fit);
}
function placePictures() {
  const size = naturalSize();
  if (!size) return;
  for (const place of document.querySelectorAll(".view")) {
    if (!place.clientWidth) continue;
    const scale = scaleOf(place, size);
    const [x, y] = view.zoom ? [view.x, view.y] : [size[0] / 2, size[1] / 2];
    const left = place.clientWidth / 2 - x * scale, top = place.clientHeight / 2 - y * scale;
    for (const image of place.querySelectorAll("img")) {
      image.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
      image.classList.toggle("pixelated", scale >= 2);
    }
  }
}
function shownScale() {
  const place = [...document.querySelectorAll(".view")].find((one) => one.clientWidth);
  const size = naturalSize();
  return place && size ? scaleOf(place, size) : 1;
}
/// Zooms by a factor around a point of the picture that stays where it is.
function zoom(factor, point) {
  const size = naturalSize();
  if (!size) return;
  if (!view.zoom) [view.x, view.y] = [size[0] / 2, size[1] / 2];
  const old = shownScale(), scale = Math.min(Math.max(old * factor, 0.1), 64);
  if (point) {
    view.x = point[0] + (view.x - point[0]) * old / scale;
    view.y = point[1] + (view.y - point[1]) * old / scale;
  }
  view.zoom = scale;
  placePictures();
}
function fit() { view.zoom = 0; placePictures(); }
/// The point of the picture under the pointer.
function pointAt(place, event) {
  const size = naturalSize(), box = place.getBoundingClientRect(), scale = scaleOf(place, size);
  const [x, y] = view.zoom ? [view.x, view.y] : [size[0] / 2, size[1] / 2];
  return [x + (event.clientX - box.left - box.width / 2) / scale, y + (event.clientY - box.top - box.height / 2) / scale];
}

function arrived() {
  placePictures();
  loupe();
}
function fill(place, uri, name) {
  place.replaceChildren();
  if (!uri) {
    const note = document.createElement("div");
    note.className = "absent";
    note.textContent = name === "diff" && data.frames[frame].status === "same" ? "no difference" : "no " + name + " picture";
    place.append(note);
    return;
  }
  const image = document.createElement("img");
  image.alt = name;
  image.draggable = false;
  image.onload = arrived;
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
  for (const [image, uri] of [[byId("under"), now.expected], [byId("upper"), now.actual]]) {
    image.hidden = !uri;
    image.draggable = false;
    image.onload = arrived;
    image.src = uri || "";
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
  loupe();
}
function choose(next) {
  mode = next;
  for (const button of document.querySelectorAll("#modes button")) {
    button.setAttribute("aria-pressed", String(button.dataset.mode === mode));
  }
  byId("side").hidden = mode !== "side";
  byId("over").hidden = mode === "side";
  byId("split").hidden = mode !== "slider";
  clearInterval(blinking);
  showsActual = true;
  if (mode === "blink") blinking = setInterval(() => { showsActual = !showsActual; clip(); }, 500);
  clip();
  placePictures();
}

// The film: both sides in step, at the times of the frames; where nobody says them, 60 a second.
let playing = null;
const times = data.frames.map((one, index) => one.time);
const hasTimes = times.some((time) => time > times[0]);
const timeOf = (index) => hasTimes ? times[index] : index / 60;
function play(on) {
  cancelAnimationFrame(playing);
  playing = null;
  byId("play").setAttribute("aria-pressed", String(on));
  byId("play").textContent = on ? "pause" : "play";
  if (!on) return;
  let from = frame === data.frames.length - 1 ? 0 : frame, start = null;
  const step = (now) => {
    if (start === null) start = now;
    const time = timeOf(from) + (now - start) / 1000 * Number(byId("speed").value);
    let index = from;
    while (index + 1 < data.frames.length && timeOf(index + 1) <= time) index += 1;
    // The last frame stays half a second, then the film begins again.
    if (index === data.frames.length - 1 && time > timeOf(index) + 0.5) [from, index, start] = [0, 0, now];
    if (index !== frame) show(index);
    playing = requestAnimationFrame(step);
  };
  playing = requestAnimationFrame(step);
}
function nextDifference(step) {
  for (let index = frame + step; index >= 0 && index < data.frames.length; index += step) {
    if (data.frames[index].fails) return show(index);
  }
}

// The loupe: both pictures around a pixel, its colours, and the view that it belongs to.
let pixel = null, showsLoupe = true;
const pictures = new Map();
function pixelsOf(uri) {
  if (!uri) return null;
  if (!pictures.has(uri)) {
    if (pictures.size > 8) pictures.clear();
    const image = new Image();
    const entry = { canvas: null };
    image.onload = () => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      canvas.getContext("2d").drawImage(image, 0, 0);
      entry.canvas = canvas;
      loupe();
    };
    image.src = uri;
    pictures.set(uri, entry);
  }
  return pictures.get(uri).canvas;
}
function holds({ m, b }, x, y, box = b) {
  const matrix = m.length === 4 ? [m[0], 0, 0, 0, m[1], 0, m[2], m[3], 1] : m;
  const weight = x * matrix[2] + y * matrix[5] + matrix[8];
  if (weight <= 0) return false;
  const u = (x * matrix[0] + y * matrix[3] + matrix[6]) / weight, v = (x * matrix[1] + y * matrix[4] + matrix[7]) / weight;
  return u >= box[0] && u <= box[0] + box[2] && v >= box[1] && v <= box[1] + box[3];
}
/// The topmost view whose numbers differ, else the topmost that paints, at the middle of a pixel.
function ownerOf(now, x, y) {
  const layers = (now.layers || []).map((index) => data.layers[index]);
  const isClipped = (layer) => layer.k.some((index) => !holds(data.clips[index], x + 0.5, y + 0.5));
  for (const changed of [true, false]) {
    for (const box of ["b", "r"]) {
      const owner = layers.find((layer) =>
        layer.c === changed && holds(layer, x + 0.5, y + 0.5, layer[box]) && !isClipped(layer));
      if (owner) return owner.v;
    }
  }
  return layers.length ? "canvas" : "";
}
function draw(target, source, x, y) {
  const canvas = byId(target), context = canvas.getContext("2d");
  canvas.hidden = !source;
  if (!source) return null;
  context.imageSmoothingEnabled = false;
  context.clearRect(0, 0, 90, 90);
  context.drawImage(source, x - 4, y - 4, 9, 9, 0, 0, 90, 90);
  context.strokeStyle = "#ff0040";
  context.strokeRect(40.5, 40.5, 9, 9);
  try {
    const [red, green, blue, alpha] = source.getContext("2d").getImageData(x, y, 1, 1).data;
    const hex = "#" + [red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("");
    return alpha === 255 ? hex : hex + " " + Math.round(alpha / 2.55) + " %";
  } catch (error) {
    return null;
  }
}
function loupe() {
  const box = byId("loupe"), size = naturalSize();
  const isInside = pixel && size && pixel[0] >= 0 && pixel[1] >= 0 && pixel[0] < size[0] && pixel[1] < size[1];
  box.hidden = !showsLoupe || !isInside;
  if (box.hidden) return;
  const now = data.frames[frame], [x, y] = pixel;
  const colors = [draw("loupe-expected", pixelsOf(now.expected), x, y), draw("loupe-actual", pixelsOf(now.actual), x, y)];
  const owner = ownerOf(now, x, y);
  byId("loupe-text").textContent = [
    owner, "pixel " + x + ", " + y, colors[0] && colors[1] ? colors[0] === colors[1] ? colors[0] : colors.join(" → ") : colors.find(Boolean),
  ].filter(Boolean).join(" · ");
}
function setLoupe(on) {
  showsLoupe = on;
  byId("loupe-switch").setAttribute("aria-pressed", String(on));
  const size = naturalSize();
  if (on && !pixel && size) pixel = [Math.floor(size[0] / 2), Math.floor(size[1] / 2)];
  loupe();
}
for (const place of document.querySelectorAll(".view")) {
  let drag = null;
  place.onpointermove = (event) => {
    if (!naturalSize()) return;
    if (drag) {
      const scale = shownScale();
      [view.zoom, view.x, view.y] = [scale, drag.x - (event.clientX - drag.left) / scale, drag.y - (event.clientY - drag.top) / scale];
      return placePictures();
    }
    pixel = pointAt(place, event).map(Math.floor);
    loupe();
  };
  place.onpointerleave = () => { if (!drag) { pixel = null; loupe(); } };
  place.onpointerdown = (event) => {
    const size = naturalSize();
    if (!size) return;
    place.setPointerCapture(event.pointerId);
    const [x, y] = view.zoom ? [view.x, view.y] : [size[0] / 2, size[1] / 2];
    drag = { left: event.clientX, top: event.clientY, x, y };
  };
  place.onpointerup = place.onpointercancel = () => { drag = null; };
  place.addEventListener("wheel", (event) => {
    if (!naturalSize()) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 400), pointAt(place, event));
  }, { passive: false });
  place.ondblclick = (event) => { if (naturalSize()) view.zoom ? fit() : zoom(4, pointAt(place, event)); };
}
window.onresize = placePictures;

scrubber.oninput = () => show(Number(scrubber.value));
byId("previous").onclick = () => show(frame - 1);
byId("next").onclick = () => show(frame + 1);
byId("play").onclick = () => play(playing === null);
byId("zoom-in").onclick = () => zoom(2);
byId("zoom-out").onclick = () => zoom(0.5);
byId("zoom-fit").onclick = fit;
byId("loupe-switch").onclick = () => setLoupe(!showsLoupe);
function help() {
  byId("help").hidden = !byId("help").hidden;
  byId("help-switch").setAttribute("aria-pressed", String(!byId("help").hidden));
}
byId("help-switch").onclick = help;
byId("split").oninput = clip;
for (const button of document.querySelectorAll("#modes button")) button.onclick = () => choose(button.dataset.mode);
for (const bar of document.querySelectorAll("#chart .bar")) bar.onclick = () => show(Number(bar.dataset.frame));
document.onkeydown = (event) => {
  if (["INPUT", "SELECT"].includes(event.target.tagName) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === " " && event.target.tagName === "BUTTON") return;
  const go = (id) => () => byId(id) && byId(id).click();
  const moves = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  if (event.shiftKey && moves[event.key]) {
    setLoupe(true);
    if (pixel) pixel = pixel.map((value, axis) => value + moves[event.key][axis]);
    // What is enlarged goes along.
    if (pixel && view.zoom) [view.x, view.y] = pixel.map((value) => value + 0.5);
    placePictures();
    loupe();
    return event.preventDefault();
  }
  const actions = {
    ArrowLeft: () => show(frame - 1), ArrowRight: () => show(frame + 1), "[": () => nextDifference(-1), "]": () => nextDifference(1),
    " ": () => play(playing === null), 1: () => choose("side"), 2: () => choose("slider"), 3: () => choose("blink"),
    "+": () => zoom(2), "=": () => zoom(2), "-": () => zoom(0.5), 0: fit, l: () => setLoupe(!showsLoupe), "?": help,
    n: go("next-failure"), p: go("previous-failure"), i: go("index"),
  };
  if (!actions[event.key]) return;
  actions[event.key]();
  event.preventDefault();
};
// The address may name mode, frame, zoom and pixel, and play: index.html#mode=slider&frame=3&zoom=8&pixel=10,20
const wish = new URLSearchParams(location.hash.slice(1));
choose(["side", "slider", "blink"].includes(wish.get("mode")) ? wish.get("mode") : "side");
if (wish.has("pixel")) {
  const numbers = wish.get("pixel").split(",").map(Number);
  if (numbers.length === 2 && numbers.every(Number.isInteger)) [pixel, view.x, view.y] = [numbers, numbers[0] + 0.5, numbers[1] + 0.5];
}
view.zoom = Math.min(Math.max(Number(wish.get("zoom")) || 0, 0), 64);
show(wish.has("frame") ? Number(wish.get("frame")) || 0 : data.start);
if (wish.has("play")) play(true);
