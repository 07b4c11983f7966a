import { AttachmentList } from "../../../platform/attachments/attachment-list.ts";

export const MAX_RECEIPTS = 10;

/** The receipts of an expense. */
export const receipts = new AttachmentList({
  table: "expense_receipts",
  owner: "expense_id",
  folder: "receipts",
  singular: "receipt",
  max: MAX_RECEIPTS,
});
