import { invalidField } from "../errors/api-error.ts";
import type { QueryParameters } from "./parse-query.ts";

/** Reads `dry_run`. @throws 422 unless it is true or false */
export function isDryRun({ query }: { readonly query: QueryParameters }): boolean {
  const text = query.get("dry_run");
  if (text === undefined || text === "false") return false;
  if (text === "true") return true;
  throw invalidField("dry_run", "The dry_run parameter must be true or false.", ["true", "false"]);
}
