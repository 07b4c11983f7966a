import { invalidField } from "../errors/api-error.ts";
import type { QueryParameters } from "./parse-query.ts";

/** @throws 422 for a parameter that the request does not take. */
export function refuseUnknown(
  { query }: { readonly query: QueryParameters },
  known: ReadonlySet<string>,
): void {
  for (const name of query.keys()) {
    if (known.has(name)) continue;
    const shown = name.slice(0, 100);
    const allowed = [...known];
    throw invalidField(
      shown,
      `The ${shown} parameter is not known here. Allowed: ${allowed.join(", ")}.`,
      allowed,
    );
  }
}
