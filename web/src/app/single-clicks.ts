/** Buttons that send something: those that submit a form, and those that say so. */
const SENDING = "button[type=submit], [data-sends]";

/**
 * Drops the second click of a double click on a button that sends something. The first one may have been handled by
 * then, and another operation may stand in the same place: "Start" has become "Complete". Keys are not meant: they
 * count no clicks.
 */
export function dropSecondClicks(page: Document): void {
  page.addEventListener(
    "click",
    (event) => {
      const isAgain = event.detail > 1 && event.target instanceof Element;
      if (!isAgain || !(event.target as Element).closest(SENDING)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
