import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../engine/declare/index.ts";
import { type AccountMovement, MOVEMENT_KINDS } from "../../invoicing/index.ts";
import { statementOf } from "./statement-of-account.ts";

const moved = (id: string, day: string, kind: AccountMovement["kind"], cents: bigint): AccountMovement => ({
  id,
  day,
  kind,
  invoice_id: id,
  number: id,
  cents,
});

/** An invoice of 238.00 that is paid in March, and another of 595.00 with a credit note of 119.00. */
const CLIENT_X = [
  moved("CN-2026-0001", "2026-03-25", "credit_note", -11_900n),
  moved("INV-2026-0007", "2026-03-20", "invoice", 59_500n),
  moved("payment", "2026-03-02", "payment", -23_800n),
  moved("INV-2026-0001", "2026-02-10", "invoice", 23_800n),
];

describe("a statement of account", () => {
  it("has an opening balance from before the period and a closing balance after its entries", () => {
    const march = statementOf(CLIENT_X, { from: "2026-03-01", to: "2026-03-31" });
    expect(march).toMatchObject({ opening: 23_800n, debit: 59_500n, credit: 35_700n, closing: 47_600n });
    expect(march.entries.map(({ id, debit, credit, balance }) => [id, debit, credit, balance])).toEqual([
      ["payment", 0n, 23_800n, 0n],
      ["INV-2026-0007", 59_500n, 0n, 59_500n],
      ["CN-2026-0001", 0n, 11_900n, 47_600n],
    ]);
    const february = statementOf(CLIENT_X, { from: "2026-02-01", to: "2026-02-28" });
    expect(february).toMatchObject({ opening: 0n, debit: 23_800n, credit: 0n, closing: 23_800n });
  });

  it("lists the documents of a day before its payments, each in order of creation", () => {
    const day = "2026-05-05";
    const shuffled = ["refund", "payment", "invoice", "credit_note", "invoice"] as const;
    const movements = shuffled.map((kind, index) => moved(`${9 - index}`, day, kind, 1n));
    const { entries } = statementOf(movements, { from: day, to: day });
    expect(entries.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      "invoice 5",
      "invoice 7",
      "credit_note 6",
      "payment 8",
      "refund 9",
    ]);
  });

  const day = fc.nat(120).map((offset) => addDays("2026-01-01", offset));
  const movements = fc.array(
    fc.record({ day, kind: fc.constantFrom(...MOVEMENT_KINDS), cents: fc.bigInt(-(10n ** 9n), 10n ** 9n) }),
    { maxLength: 30 },
  );

  it("closes with the balance with which the next period opens, and consecutive periods add up to the whole", () => {
    fc.assert(
      fc.property(movements, day, (list, split) => {
        const account = list.map((one, index) => moved(String(index), one.day, one.kind, one.cents));
        const first = statementOf(account, { from: "2026-01-01", to: split });
        const second = statementOf(account, { from: addDays(split, 1), to: "2026-12-31" });
        const whole = statementOf(account, { from: "2026-01-01", to: "2026-12-31" });
        expect(second.opening).toBe(first.closing);
        expect([...first.entries, ...second.entries]).toEqual(whole.entries);
        for (const { opening, debit, credit, closing } of [first, second, whole])
          expect(closing).toBe(opening + debit - credit);
        expect(whole.entries.map(({ balance }) => balance).at(-1) ?? 0n).toBe(whole.closing);
      }),
    );
  });
});
