import { ErrorList } from "../errors/error-list.ts";
import { message } from "../errors/message.ts";
import type { QueryParameters } from "./parse-query.ts";

/** Reports each unknown parameter, with the known ones. */
export function noteUnknown(query: QueryParameters, known: ReadonlySet<string>, errors: ErrorList): void {
  const allowed = [...known];
  for (const name of query.keys()) {
    if (known.has(name)) continue;
    const shown = name.slice(0, 100);
    errors.add(shown, message`The ${shown} parameter is unknown. Allowed: ${allowed.join(", ")}.`, allowed);
  }
}

/** @throws 422 for the first unknown parameter */
export function refuseUnknown(
  { query }: { readonly query: QueryParameters },
  known: ReadonlySet<string>,
): void {
  for (const name of query.keys()) {
    if (known.has(name)) continue;
    const errors = new ErrorList();
    noteUnknown(new Map([[name, ""]]), known, errors);
    errors.throwIfAny();
  }
}
