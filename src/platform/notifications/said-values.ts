import type { NotifiedEvent } from "../../engine/declare/notification.ts";
import { joined, type Message, said, type Text } from "../../engine/errors/message.ts";
import { SaidAmount } from "../../engine/errors/said-amount.ts";
import { SaidDays } from "../../engine/errors/said-days.ts";
import { textIn } from "./event-values.ts";

type Fields = Pick<NotifiedEvent, "attributes">;

/** A word of ours among the fields, such as a status or a priority; null if it is out of sight or empty. */
export function saidWord(record: Fields, field: string): Text | null {
  const value = textIn(record, field);
  return value === "" ? null : said(value.replaceAll("_", " "));
}

/** A day among the fields, as it is said in the language of the reader; null if it is out of sight or empty. */
export function saidDay(record: Fields, field: string): SaidDays | null {
  const value = textIn(record, field);
  return value === "" ? null : new SaidDays(value);
}

/** The days from one field to another; null if one of them is out of sight or empty. */
export function saidDays(record: Fields, first: string, last: string): SaidDays | null {
  const [from, to] = [textIn(record, first), textIn(record, last)];
  return from === "" || to === "" ? null : new SaidDays(from, to);
}

/** An amount among the fields with its currency; null if one of them is out of sight or empty. */
export function saidAmount(
  record: Fields,
  { amount, currency }: { readonly amount: string; readonly currency: string },
): SaidAmount | null {
  const [value, code] = [textIn(record, amount), textIn(record, currency)];
  return value === "" || code === "" ? null : new SaidAmount(value, code);
}

/** The parts that are known, with a middle dot between them; null if none is. Texts are those of records, as they are. */
export function saidDetail(...parts: readonly (Text | null)[]): Message | null {
  const known = parts.filter((part) => part !== null && part !== "") as Text[];
  return known.length === 0 ? null : joined(known, " · ");
}

/** What somebody did; `unknown` where the reader may not know who. */
export const byWhom = (by: string | null, known: (by: string) => Message, unknown: Message): Message =>
  by === null ? unknown : known(by);
