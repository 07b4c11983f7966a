import { countryName } from "../format/names.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

export type Parts = Readonly<Record<string, string | null>>;

/** The order in which addresses are written; other keys follow in their own order. */
export const ORDER = ["street", "zip_code", "city", "state", "country"];
export const place = (key: string): number => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
export const inOrder = (keys: readonly string[]): string[] => [...keys].sort((a, b) => place(a) - place(b));

/** An object of several texts, such as an address. */
export const object: FieldUi = {
  isWide: true,
  Show({ value, field }) {
    const parts = value as Parts;
    const given = inOrder(Object.keys(parts)).flatMap((key) => {
      const text = parts[key];
      if (!text) return [];
      return [field.countryKeys?.includes(key) ? countryName(text) : text];
    });
    return <ShownText>{given.join(", ")}</ShownText>;
  },
};
