const EDGE = 56;
const STEP = 10;

const scrolls = (element: Element): boolean =>
  /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight;

/** What scrolls around an element; the page when nothing else does. */
function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement) if (scrolls(at)) return at;
  return document.scrollingElement ?? document.documentElement;
}

/** Scrolls what is around an element a little when the pointer is near its upper or lower edge. */
export function scrollAtEdges(element: Element, pointerY: number): void {
  const scroller = scrollerOf(element);
  const isPage = scroller === document.scrollingElement;
  const { top, bottom } = isPage ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
  if (pointerY < top + EDGE) scroller.scrollTop -= STEP;
  else if (pointerY > bottom - EDGE) scroller.scrollTop += STEP;
}
