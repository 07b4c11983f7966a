import { action, EXAMPLE_ULID, field, openWhenEach, readUlid } from "../../../engine/declare/index.ts";
import {
  type ActionContext,
  fieldMessage,
  type GivenParameters,
  MESSAGES,
  message,
  said,
} from "../../../engine/work/index.ts";
import { startOf } from "../../../platform/files/buffer-content.ts";
import { DOCUMENT_TYPES, documentKind } from "../../../platform/files/document-kind.ts";
import { SPENDERS } from "./expenses.policy.ts";
import { isOpen } from "./locked-fields.ts";
import { MAX_RECEIPTS, receipts } from "./receipts.ts";

async function add({
  work,
  records,
  file,
  fail,
  throwIfRefused,
}: ActionContext<"expenses">): Promise<undefined> {
  const expenseId = records[0]!.id;
  const kind = documentKind(await startOf(file!));
  if (kind === null) fail("file", "The file field must be a file of type: pdf, png, jpeg, webp, heic.");
  throwIfRefused();
  await receipts.add(work, expenseId, file!, DOCUMENT_TYPES[kind!]);
  await work.update("expenses", expenseId, {});
}

export const addReceipt = action("expenses", {
  title: "Add receipt",
  done: "Added a receipt to",
  description: `PDF, PNG, JPEG, WebP or HEIC, at most 25 MiB; at most ${MAX_RECEIPTS} for one expense, in any status.`,
  levels: ["record"],
  takesFile: true,
  maxFileBytes: 25 * 1024 * 1024,
  grants: [SPENDERS],
  openWhen: openWhenEach(async ({ id }, work) => {
    const { length } = await receipts.ids(work, id);
    return length < MAX_RECEIPTS
      ? null
      : [["file", message`The expense must not have more than ${MAX_RECEIPTS} receipts.`]];
  }),
  run: add,
});

const parameters = { receipt_id: field.string({ max: 26 }).required() };

async function remove(
  context: ActionContext<"expenses", GivenParameters<typeof parameters>>,
): Promise<undefined> {
  const { work, records, params, fail, throwIfRefused } = context;
  const expenseId = records[0]!.id;
  const id = readUlid(params.receipt_id);
  if (id === null || !(await receipts.ids(work, expenseId)).includes(id))
    fail("receipt_id", fieldMessage(MESSAGES.selected, "receipt_id"));
  throwIfRefused();
  await receipts.remove(work, expenseId, id!);
  await work.update("expenses", expenseId, {});
}

export const removeReceipt = action("expenses", {
  title: "Remove receipt",
  done: "Removed a receipt from",
  description: "Only while the expense is a draft or rejected.",
  levels: ["record"],
  grants: [SPENDERS],
  parameters,
  example: { receipt_id: EXAMPLE_ULID },
  openWhen: openWhenEach((expense) =>
    isOpen(expense)
      ? null
      : message`A receipt cannot be removed once the expense is ${said(expense.status)}.`,
  ),
  run: remove,
});
