/** Where the fields of a form are on the screen, found by the paths that their inputs carry. */

const CONTROLS = "input:not([type=hidden]), textarea, select, button, [tabindex]";

/** The input of a field, or the first one within it; null where the form shows none. */
function controlOf(form: HTMLElement, path: string): HTMLElement | null {
  const name = CSS.escape(path);
  const found = form.querySelector<HTMLElement>(`[data-path="${name}"], [name="${name}"]:not([type=hidden])`);
  if (found === null) return null;
  return found.matches(CONTROLS) ? found : found.querySelector<HTMLElement>(CONTROLS);
}

/** The label of an input on the screen, without the asterisk of required fields. */
export function labelIn(form: HTMLElement, path: string): string | undefined {
  const control = controlOf(form, path);
  const label = (control as HTMLInputElement | null)?.labels?.[0]?.textContent;
  return (label ?? control?.getAttribute("aria-label"))?.replace(/\s*\*$/, "").trim() || undefined;
}

/** Scrolls a field into view and focuses it. */
function focusOn(control: HTMLElement): void {
  control.scrollIntoView({ block: "center" });
  control.focus({ preventScroll: true });
}

/** The fields with the given paths in the order of the form, each with a function that focuses it. */
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
 * Whether a form contains input that could not be parsed. Then the first such field is focused and shows why. For forms
 * that send nothing to the API.
 */
export function hasMisread(form: HTMLElement): boolean {
  const control = form.querySelector<HTMLElement>("[data-misread]");
  // A field shows its error after it has lost the focus.
  control?.blur();
  if (control) focusOn(control);
  return control !== null;
}
