import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type Drag, type Extent, placeOf } from "./order.ts";
import { scrollAtEdges } from "./scroll-at-edges.ts";

interface Grasp {
  readonly from: number;
  readonly rows: readonly Extent[];
  /** Where the pointer took hold, from the top of the list, which may scroll in the meantime. */
  readonly startY: number;
  pointerY: number;
  to: number;
}

function extentsOf(list: HTMLElement): Extent[] {
  const { top: start } = list.getBoundingClientRect();
  return [...list.children].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return { top: top - start, height };
  });
}

/**
 * Drags rows of a list by their grips, with mouse, pen or finger; near the edge of what scrolls it scrolls.
 * @param list the element whose children are the rows
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const grasp = useRef<Grasp | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDragging = drag !== null;

  const follow = (): void => {
    const held = grasp.current;
    if (!held || !list.current) return;
    const offset = held.pointerY - list.current.getBoundingClientRect().top - held.startY;
    held.to = placeOf(held.rows, held.from, offset);
    setDrag({ from: held.from, to: held.to, offset });
  };
  const end = (isDropped: boolean): void => {
    const held = grasp.current;
    grasp.current = null;
    setDrag(null);
    if (isDropped && held && held.to !== held.from) onMove(held.from, held.to);
  };

  // The pointer may rest at the edge while the list scrolls under it.
  const followLatest = useRef(follow);
  followLatest.current = follow;
  useEffect(() => {
    if (!isDragging) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      if (list.current && grasp.current) scrollAtEdges(list.current, grasp.current.pointerY, now - before);
      before = now;
      followLatest.current();
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragging, list]);

  const handlePropsOf = (from: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !list.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const startY = event.clientY - list.current.getBoundingClientRect().top;
      grasp.current = { from, to: from, rows: extentsOf(list.current), startY, pointerY: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!grasp.current) return;
      grasp.current.pointerY = event.clientY;
      follow();
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  });
  return { drag, rows: grasp.current?.rows ?? [], handlePropsOf, cancel: () => end(false) };
}
