"use strict";
// What every page of a report has.
// Buttons that copy a command; it is their title, too, for where nothing may write to the clipboard.
for (const button of document.querySelectorAll("[data-copy]")) {
  const text = button.textContent;
  button.onclick = async () => {
    let isCopied = true;
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
    } catch (error) {
      const field = document.createElement("textarea");
      field.value = button.dataset.copy;
      document.body.append(field);
      field.select();
      isCopied = document.execCommand("copy");
      field.remove();
      button.focus();
    }
    button.textContent = isCopied ? "Copied" : button.dataset.copy;
    if (isCopied) setTimeout(() => { button.textContent = text; }, 1500);
  };
}
// A table that is wider than the page is scrolled with keys too.
function reach() {
  for (const table of document.querySelectorAll("table")) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute("tabindex");
  }
}
addEventListener("resize", reach);
reach();
