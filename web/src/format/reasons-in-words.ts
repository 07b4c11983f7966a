import { formatDate } from "./dates.ts";

/** A reason as the API says it, in the reader's language, with its days as the reader writes them. */
export const reasonInWords = (reason: string): string =>
  reason.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formatDate(day));
