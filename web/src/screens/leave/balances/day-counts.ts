import { formatDays } from "../../../format/numbers.ts";
import { signs } from "../../../format/signs.ts";

/** Formats days with their sign: "+20", "−3". */
export const signed = (days: number): string =>
  `${days < 0 ? signs().minus : "+"}${formatDays(Math.abs(days))}`;
