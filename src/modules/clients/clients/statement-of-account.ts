import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { type AccountMovement, MOVEMENT_KINDS } from "../../invoicing/index.ts";

/** One line of a statement; amounts in hundredths. */
export interface StatementEntry extends Omit<AccountMovement, "cents"> {
  readonly debit: bigint;
  readonly credit: bigint;
  /** The balance due after this entry. */
  readonly balance: bigint;
}

export interface Statement {
  readonly opening: bigint;
  readonly entries: readonly StatementEntry[];
  readonly debit: bigint;
  readonly credit: bigint;
  readonly closing: bigint;
}

/** Orders by day, then documents before payments, then by creation. */
function inOrder(a: AccountMovement, b: AccountMovement): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  const kinds = MOVEMENT_KINDS.indexOf(a.kind) - MOVEMENT_KINDS.indexOf(b.kind);
  return kinds !== 0 ? kinds : a.id < b.id ? -1 : 1;
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/** The statement of an account for a period: opening balance, each movement with the balance after it, closing balance. */
export function statementOf(movements: readonly AccountMovement[], { from, to }: Period): Statement {
  const opening = sumOf(movements.filter(({ day }) => day < from).map(({ cents }) => cents));
  const within = movements.filter(({ day }) => day >= from && day <= to).sort(inOrder);
  let balance = opening;
  const entries = within.map(({ cents, ...movement }): StatementEntry => {
    balance += cents;
    return { ...movement, debit: cents > 0n ? cents : 0n, credit: cents < 0n ? -cents : 0n, balance };
  });
  return {
    opening,
    entries,
    debit: sumOf(entries.map(({ debit }) => debit)),
    credit: sumOf(entries.map(({ credit }) => credit)),
    closing: balance,
  };
}
