import { formatDate, formatPeriod } from "../../format/dates.ts";
import type { Period } from "./periods.ts";

/** A period within a sentence: "1 Jan – 22 Nov 2026", or a single day. */
export const inWords = ({ from, to }: Period): string =>
  from === to ? formatDate(from) : formatPeriod(from, to);
