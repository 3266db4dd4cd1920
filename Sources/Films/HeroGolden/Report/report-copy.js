"use strict";
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
