import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callGetter, type Query } from "../../api/records.ts";
import type { ExportedFile } from "../../components/download.ts";

/** A movement on a client's account: an invoice (debit), or a payment or credit note (credit). */
export interface StatementEntry {
  readonly date: string;
  readonly kind: "invoice" | "credit_note" | "payment" | "refund";
  readonly invoice_id: string;
  readonly number: string;
  readonly debit: number;
  readonly credit: number;
  readonly balance: number;
}

/** A statement of account for a period in one currency. */
export interface Statement {
  readonly currency: string;
  readonly from: string;
  readonly to: string;
  readonly opening_balance: number;
  readonly entries: readonly StatementEntry[];
  readonly total_debit: number;
  readonly total_credit: number;
  readonly closing_balance: number;
  /** Other currencies with movements. */
  readonly other_currencies: readonly string[];
}

/** The query of a statement. It keeps the previous one while the next one loads. */
export const statementQuery = (query: Query) =>
  queryOptions({
    queryKey: ["clients", "statement", query],
    queryFn: async () => (await callGetter<Statement>("clients", "statement", query)).data,
    placeholderData: keepPreviousData,
  });

/** Makes the PDF of a statement; returns its URL. */
export const printStatement = async (query: Query): Promise<ExportedFile> =>
  (await callGetter<ExportedFile>("clients", "statement", { ...query, format: "pdf" })).data;
