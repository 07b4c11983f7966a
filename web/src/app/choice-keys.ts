/** An input whose options are open below it. */
const OPEN_CHOICE = 'input[aria-haspopup="listbox"][aria-expanded="true"]';

/**
 * Keeps Enter from sending the form while the options of a choice are open: it takes an option, and where none matches
 * what was typed, or none has come from the server yet, it does nothing.
 */
export function keepEnterInChoices(page: Document): void {
  page.addEventListener(
    "keydown",
    (event) => {
      const isOpen = event.target instanceof Element && event.target.matches(OPEN_CHOICE);
      if (event.key === "Enter" && isOpen) event.preventDefault();
    },
    { capture: true },
  );
}
