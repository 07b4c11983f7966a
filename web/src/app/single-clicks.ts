/** Buttons that send a request: submit buttons, and those marked with `data-sends`. */
const SENDING = "button[type=submit], [data-sends]";

/**
 * Drops the second click of a double click on a button that sends a request. The first click may have been handled
 * already, and another button may be in the same place: "Start" has become "Complete". Keyboard events are not
 * affected.
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
