import { plural } from "../messages/t.ts";
import { formatNumber } from "./numbers.ts";

/**
 * A quantity with its unit: hours and items, which the program gives to lines, are words; another unit is as it was
 * entered.
 */
export function quantityInWords(quantity: number, unit: string | null): string {
  const written = formatNumber(quantity, undefined, 4);
  if (unit === "hour") return plural(quantity, "{0} hour", "{0} hours", written);
  if (unit === "item") return plural(quantity, "{0} item", "{0} items", written);
  return `${written} ${unit ?? ""}`.trimEnd();
}
