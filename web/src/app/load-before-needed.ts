const SIGNS = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * Calls back once, when somebody begins to use the page: before that, nothing is loaded for what they might do.
 * @returns stops waiting
 */
function whenUsed(then: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, begin);
  };
  const begin = () => {
    stop();
    then();
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true });
  return stop;
}

/**
 * Loads what menus, dialogs and forms need as soon as somebody begins to use the page, so that the first one opens at once.
 * @returns stops waiting
 */
export const loadBeforeNeeded = (): (() => void) =>
  whenUsed(() => {
    const load = async () => {
      await import("./overlays.ts");
      await import("../records/record-drawer.tsx");
    };
    // What fails here is loaded again when it is needed, which says so.
    void load().catch(() => undefined);
  });
