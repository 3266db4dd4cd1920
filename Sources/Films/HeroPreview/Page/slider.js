// A slider with the number beside it.
import { el, short } from "./dom.js"

/// One for a number between `minimum` and `maximum` in steps of `step`. `change` receives texts while it moves, `end` that it was let go.
export function makeSlider(label, full, { minimum, maximum, step = 0.01 }, change, end) {
  const decimals = Math.max(2, Math.ceil(-Math.log10(step)))
  const slider = el("input", { type: "range", step, min: minimum, max: maximum, "aria-label": full })
  const number = el("input", { type: "number", step: "any", "aria-label": `${full}, exactly` })
  slider.oninput = () => change(short(+slider.value, decimals))
  slider.onchange = end
  number.onchange = () => {
    if (number.value !== "" && Number.isFinite(+number.value)) change(short(+number.value, 6))
    end()
  }
  /// Shows a number, nil where there is none to change.
  const show = value => {
    slider.disabled = number.disabled = value === null
    if (value === null) return void (number.value = "")
    slider.min = Math.min(minimum, value)
    slider.max = Math.max(maximum, value)
    slider.value = value
    if (document.activeElement !== number || +number.value !== value) number.value = short(value, 6)
    slider.style.setProperty("--filled", (value - slider.min) / (slider.max - slider.min || 1))
  }
  return { element: el("div.control", {}, el("span", { text: label }), slider, number), show }
}
