import { type Block, columns, heading, keyValues } from "../../../platform/pdf/blocks.ts";
import type { Party } from "../invoices/parties.ts";
import { type DocumentLanguage, factsWithValue } from "./letter.ts";

/** The bank account to which a client pays; nothing if the seller has given none. */
export function bankBlocks(seller: Party, { words }: DocumentLanguage): Block[] {
  const given = factsWithValue([
    [words.bank, seller.bank_name],
    ["IBAN", seller.iban?.replace(/(.{4})(?=.)/g, "$1 ")],
    ["SWIFT/BIC", seller.swift],
  ]);
  if (given.length === 0) return [];
  return [heading(words.payment), columns([{ width: 280, blocks: [keyValues(given)] }])];
}
