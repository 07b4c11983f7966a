import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { fieldMessage, MESSAGES } from "../../../engine/work/index.ts";
import { MANAGERS } from "../rights.ts";
import { callerInTrail, note } from "./trail.ts";

/** Ends a request for signatures, or makes a signed document void for ever. */
export const voidDocument = action("documents", {
  title: "Void the document",
  done: "Voided",
  description:
    "While signatures are awaited: takes the request back, and the document is active again. When it is signed: makes it void for ever, with a reason. The signatures stay in the trail but do not count.",
  levels: ["record"],
  grants: [{ permissions: [MANAGERS] }],
  parameters: { reason: field.text().describe("Required for a signed document.") },
  example: { reason: "Signed with the wrong salary." },
  reads: ["status"],
  openWhen: openWhenEach(({ status }) =>
    status === "awaiting_signatures" || status === "signed"
      ? null
      : "The document has no signatures to be voided.",
  ),
  async run({ work, records, params, fail, throwIfRefused }) {
    const document = records[0]!;
    const isSigned = document.status === "signed";
    if (isSigned && params.reason === null) fail("reason", fieldMessage(MESSAGES.required, "reason"));
    throwIfRefused();
    await work.journal.touch("documents", [document.id]);
    await note(work, document, { event: "voided", ...(await callerInTrail(work)), reason: params.reason });
    if (!isSigned)
      await work.rows(sql`delete from document_signers s
        where s.workspace_id = ${fromContext("workspace")} and s.document_id = ${document.id}`);
    const status = isSigned ? "voided" : "active";
    await work.update("documents", document.id, { status, signature_count: 0, is_touched: true });
    return undefined;
  },
});
