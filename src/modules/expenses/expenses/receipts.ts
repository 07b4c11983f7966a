import { type Finish, field, RETURNED_ULID } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { signFile } from "../../../platform/exports/published-file.ts";
import { servicesOf } from "../../../platform/services.ts";

export const MAX_RECEIPTS = 10;

/** The storage key of a receipt's content. */
export const receiptKey = (workspaceId: string, expenseId: string, receiptId: string): string =>
  `${workspaceId}/receipts/${expenseId}/${receiptId}`;

interface Receipt {
  readonly id: string;
  readonly file_name: string;
  readonly mime_type: string;
  readonly size: number;
}

const signed: Finish = (receipts, expenseId, reading) =>
  (receipts as Receipt[]).map((receipt) => {
    const { url } = signFile(reading, {
      key: receiptKey(reading.workspace.id, expenseId, receipt.id),
      fileName: receipt.file_name,
      contentType: receipt.mime_type,
    });
    return { ...receipt, url };
  });

const schema = {
  type: "array",
  items: {
    type: "object",
    required: ["id", "file_name", "mime_type", "size", "url"],
    properties: {
      id: { type: "string", pattern: RETURNED_ULID },
      file_name: { type: "string" },
      mime_type: { type: "string" },
      size: { type: "integer", minimum: 0, description: "Bytes." },
      url: { type: "string", format: "uri", description: "Works without a credential for 30 minutes." },
    },
  },
};

/** The receipts of an expense, in the order in which they were added. */
export const receipts = () =>
  field
    .jsonb(schema)
    .computed(
      (alias) => sql`coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'file_name', r.file_name,
          'mime_type', r.mime_type, 'size', r.size) order by r.id) from expense_receipts r
        where r.workspace_id = ${column(alias, "workspace_id")} and r.expense_id = ${column(alias, "id")}), '[]')`,
    )
    .notNull()
    .finished(signed)
    .describe(`At most ${MAX_RECEIPTS} files; see add-receipt and remove-receipt.`);

/** Deletes the contents of receipts after the transaction has committed. */
export function deleteReceiptContents(work: Work, expenseId: string, ids: readonly string[]): void {
  const { storage } = servicesOf(work);
  work.afterCommit(async () => {
    for (const id of ids) await storage.delete(receiptKey(work.workspace.id, expenseId, id));
  });
}

/** The ids of an expense's receipts. */
export async function receiptIds(work: Work, expenseId: string): Promise<string[]> {
  const rows = await work.rows<{ id: string }>(sql`select r.id from expense_receipts r
    where r.workspace_id = ${fromContext("workspace")} and r.expense_id = ${expenseId} order by r.id`);
  return rows.map(({ id }) => id);
}
