import { newUlid } from "../../src/platform/ids/ulid.ts";
import type { Statement } from "../recorded-statements.ts";
import type { FloorPlan } from "./floor-plan.ts";

/** Makes the values of a plan's statements, with ids and an email address of their own for each request. */
export type FreshValues = () => unknown[][];

const ULID_REST = "[0-9A-HJKMNP-TV-Z]{16}";

/** Prepares a plan's values once, so that a request only puts the new ids and the address into their places. */
export function freshValues({ statements, fresh }: FloorPlan): FreshValues {
  if (fresh === null) {
    const fixed = statements.map(({ values }) => [...values]);
    return () => fixed;
  }
  const email = fresh.email.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const changing = new RegExp(`(${fresh.idPrefix}${ULID_REST}|${email})`);
  const pieces = statements.map(({ values }: Statement) => values.map((value) => prepare(value, changing)));
  return () => {
    const replacements = new Map<string, string>();
    const put = (text: string): string => {
      let replacement = replacements.get(text);
      if (replacement === undefined) {
        replacement = text === fresh.email ? `${newUlid(new Date())}@floor.example` : newUlid(new Date());
        replacements.set(text, replacement);
      }
      return replacement;
    };
    return pieces.map((values) => values.map((value) => value(put)));
  };
}

type Put = (text: string) => string;

function prepare(value: unknown, changing: RegExp): (put: Put) => unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => prepare(item, changing));
    return (put) => items.map((item) => item(put));
  }
  if (typeof value !== "string" || !changing.test(value)) return () => value;
  // Every second piece is one of those that change.
  const pieces = value.split(changing);
  return (put) => pieces.map((piece, index) => (index % 2 === 1 ? put(piece) : piece)).join("");
}
