import { invalidField } from "../errors/api-error.ts";
import { message } from "../errors/message.ts";
import type { QueryParameters } from "./parse-query.ts";

export const DEFAULT_PER_PAGE = 15;
export const MAX_PER_PAGE = 500;
/** Later pages are beyond the end of any list that can be stored; the limit keeps the offset within 64 bits. */
const MAX_PAGE = 1_000_000_000;

export interface Page {
  readonly number: number;
  readonly perPage: number;
  /** The opaque cursor from a `links.next`, not decoded yet. */
  readonly cursor: string | null;
}

function positiveInteger(query: QueryParameters, name: string, fallback: number): number {
  const text = query.get(name);
  if (text === undefined) return fallback;
  if (!/^-?\d+$/.test(text)) throw invalidField(name, message`The ${name} parameter must be an integer.`);
  if (!/^0*[1-9]\d*$/.test(text))
    throw invalidField(name, message`The ${name} parameter must be at least 1.`);
  return Math.min(Number(text), MAX_PAGE);
}

/** Parses `page`, `perPage` (at most 500; more means 500) and `cursor`. @throws 422 unless they are integers from 1 */
export function parsePage(query: QueryParameters, defaultPerPage = DEFAULT_PER_PAGE): Page {
  return {
    number: positiveInteger(query, "page", 1),
    perPage: Math.min(positiveInteger(query, "perPage", defaultPerPage), MAX_PER_PAGE),
    cursor: query.get("cursor") ?? null,
  };
}
