import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { EMPLOYEES } from "../documents/documents.policy.ts";
import { setSignerStatus } from "./set-signer-status.ts";
import { signingObstacle } from "./signers.ts";
import { callerInTrail, note } from "./trail.ts";

/** Declines to sign, which ends the request for everybody. */
export const decline = action("documents", {
  title: "Decline",
  done: "Declined",
  description:
    "Declines to sign as one of the signers. Nobody else can sign any more, and the signatures so far do not count.",
  levels: ["record"],
  grants: [EMPLOYEES],
  parameters: { reason: field.text().required() },
  example: { reason: "The salary is not what we agreed on." },
  reads: ["status", "is_sequential"],
  openWhen: openWhenEach(signingObstacle),
  async run({ work, records, params }) {
    const document = records[0]!;
    await work.journal.touch("documents", [document.id]);
    await setSignerStatus(work, document.id, work.actor.employeeId!, "declined");
    await note(work, document, { event: "declined", ...(await callerInTrail(work)), reason: params.reason });
    await work.update("documents", document.id, { status: "declined", signature_count: 0 });
    return undefined;
  },
});
