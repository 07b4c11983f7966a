import { Anchor } from "@mantine/core";
import type { FieldUi } from "./field-ui.ts";

/**
 * A phone number as it is stored: international numbers begin with a plus, and one space separates groups. The groups
 * themselves stay as they were entered, because each country has its own custom.
 */
export function tidyPhone(text: string): string {
  const typed = text.normalize("NFKC").replace(/^tel:/i, "").replace(/\s+/g, " ").trim();
  // The zero in brackets is not dialled after the country code.
  const isForeign = /^(\+|00)/.test(typed);
  const international = isForeign ? typed.replace(/^00\s*/, "+").replace(/\s*\(0\)\s*/, " ") : typed;
  return international.replace(/^\+\s+/, "+").replace(/(?<=\d)\s*[.\u2010-\u2014/-]\s*(?=\d)/g, " ");
}

/** A phone number, as a link that dials it. */
export const phone: FieldUi = {
  tidy: tidyPhone,
  Show: ({ value }) => (
    <Anchor href={`tel:${String(value).replace(/[^+\d]/g, "")}`} size="sm">
      {String(value)}
    </Anchor>
  ),
};
