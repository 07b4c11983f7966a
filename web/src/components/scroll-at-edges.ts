/** Pixels within which it begins; the header of the page is among them. */
const EDGE = 80;
/** Pixels a second. */
const SPEED = 700;
/** A frame that was long in coming scrolls no further than this many milliseconds' worth. */
const LONGEST_FRAME = 100;

const scrolls = (element: Element): boolean =>
  /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight;

/** What scrolls around an element; the page when nothing else does. */
function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement) if (scrolls(at)) return at;
  return document.scrollingElement ?? document.documentElement;
}

/**
 * Scrolls what is around an element when the pointer is near its upper or lower edge.
 * @param elapsed milliseconds since the frame before
 */
export function scrollAtEdges(element: Element, pointerY: number, elapsed: number): void {
  const step = (SPEED * Math.min(elapsed, LONGEST_FRAME)) / 1000;
  const scroller = scrollerOf(element);
  const isPage = scroller === document.scrollingElement;
  const { top, bottom } = isPage ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
  if (pointerY < top + EDGE) scroller.scrollTop -= step;
  else if (pointerY > bottom - EDGE) scroller.scrollTop += step;
}
