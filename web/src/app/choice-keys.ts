/** An input whose options are open below it. */
const OPEN_CHOICE = 'input[aria-haspopup="listbox"][aria-expanded="true"]';

/**
 * Prevents Enter from submitting the form while the options of a select are open: it selects an option, and does
 * nothing if none matches the typed text or the server has not responded yet.
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
