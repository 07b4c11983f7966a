/** A release that happens outside the window is not reported, so nobody waits for one longer than this. */
const LONGEST_PRESS_MS = 2000;

let isPressed = false;
const waiting = new Set<() => void>();

function release(): void {
  isPressed = false;
  // The click comes after the release, and has to find what was pressed at its place.
  setTimeout(() => {
    for (const go of waiting) go();
    waiting.clear();
  });
}

function press(): void {
  isPressed = true;
}

document.addEventListener("pointerdown", press, true);
document.addEventListener("pointerup", release, true);
document.addEventListener("pointercancel", release, true);

/**
 * Waits while the pointer is pressed. What arrives by itself and moves a button must not do so between its press and its
 * release, because then the click would hit nothing.
 */
export async function pointerReleased(): Promise<void> {
  if (!isPressed) return;
  await new Promise<void>((resolve) => {
    waiting.add(resolve);
    setTimeout(resolve, LONGEST_PRESS_MS);
  });
}
