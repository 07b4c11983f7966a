/** Where the fields of a form are on the screen, found by the paths that their inputs carry. */

const CONTROLS = "input:not([type=hidden]), textarea, select, button, [tabindex]";

/** The input of a field, or the first one within it; null where the form shows none. */
function controlOf(form: HTMLElement, path: string): HTMLElement | null {
  const name = CSS.escape(path);
  const found = form.querySelector<HTMLElement>(`[data-path="${name}"], [name="${name}"]:not([type=hidden])`);
  if (found === null) return null;
  return found.matches(CONTROLS) ? found : found.querySelector<HTMLElement>(CONTROLS);
}

/** What an input is called on the screen, without the star of what is required. */
export function labelIn(form: HTMLElement, path: string): string | undefined {
  const control = controlOf(form, path);
  const label = (control as HTMLInputElement | null)?.labels?.[0]?.textContent;
  return (label ?? control?.getAttribute("aria-label"))?.replace(/\s*\*$/, "").trim() || undefined;
}

/** Brings a field into view and puts the cursor into it. */
function focusOn(control: HTMLElement): void {
  control.scrollIntoView({ block: "center" });
  control.focus({ preventScroll: true });
}

/** The fields of some paths in the order in which they stand in the form, each with the way to it. */
export function fieldsInOrder(form: HTMLElement, paths: readonly string[]) {
  return paths
    .flatMap((path) => {
      const control = controlOf(form, path);
      return control ? [{ path, control, focus: () => focusOn(control) }] : [];
    })
    .sort((one, other) =>
      one.control.compareDocumentPosition(other.control) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
}

/**
 * Whether something was typed in a form that could not be understood. Then the first such field says why, and has the
 * cursor. For forms that send nothing to the API, which would otherwise report it at its own fields.
 */
export function hasMisread(form: HTMLElement): boolean {
  const control = form.querySelector<HTMLElement>("[data-misread]");
  // A field says what is wrong with it once it was left.
  control?.blur();
  if (control) focusOn(control);
  return control !== null;
}
