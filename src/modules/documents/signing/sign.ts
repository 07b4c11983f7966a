import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import {
  type ActionContext,
  fieldMessage,
  type GivenParameters,
  MESSAGES,
  message,
} from "../../../engine/work/index.ts";
import { EMPLOYEES } from "../documents/documents.policy.ts";
import { askSigners } from "./ask-signers.ts";
import { certify } from "./certify.ts";
import { setSignerStatus } from "./set-signer-status.ts";
import { signersOf, signingObstacle, whoseTurn } from "./signers.ts";
import { copySpecimen } from "./specimens.ts";
import { callerInTrail, note } from "./trail.ts";

const parameters = {
  consent: field.boolean().required().describe("Must be true: that the caller wants to sign."),
  version: field
    .integer({ min: 1 })
    .describe("The version that was read. If it is given, no other version is signed."),
  signature_id: field
    .reference("documents")
    .describe("A specimen of the caller's own signature. Default: the employee's default signature."),
};

type Signing = ActionContext<"documents", GivenParameters<typeof parameters>>;

async function run({ work, records, params, fail, throwIfRefused }: Signing): Promise<undefined> {
  const { id, version, is_sequential, signature_count } = records[0]!;
  if (!params.consent) fail("consent", "The consent field must be accepted.");
  if (params.version !== null && params.version !== version)
    fail("version", message`The version field must be the present version, which is ${version}.`);
  const self = (await work.find("employees", work.actor.employeeId!))!;
  const specimen = params.signature_id ?? self.default_signature_id;
  const source = specimen === null ? null : await work.find("documents", specimen);
  if (specimen && (source?.documentable_type !== "signature" || source.employee_id !== self.id))
    fail("signature_id", fieldMessage(MESSAGES.selected, "signature_id"));
  throwIfRefused();
  const copy = source && (await copySpecimen(work, source.id, id));
  if (source && !copy) fail("signature_id", "The file of the signature is damaged. Please add it again.");
  throwIfRefused();
  await work.journal.touch("documents", [id]);
  await setSignerStatus(work, id, self.id, "signed");
  await note(work, records[0]!, { event: "signed", ...(await callerInTrail(work)), specimen: copy });
  const signers = await signersOf(work, id);
  const isComplete = signers.every(({ status }) => status === "signed");
  if (isComplete) await certify(work, records[0]!, signature_count + 1);
  else {
    await work.update("documents", id, { signature_count: signature_count + 1 });
    if (is_sequential)
      await askSigners(work, records[0]!, whoseTurn(signers, true), { event: "requested", message: null });
  }
}

/** Signs the present version. */
export const sign = action("documents", {
  title: "Sign",
  done: "Signed",
  description:
    "Signs the present version as one of its signers. The signature is bound to the checksum of the file and recorded with name, time, address, program and credential. The last one completes the document.",
  levels: ["record"],
  grants: [EMPLOYEES],
  parameters,
  example: { consent: true },
  reads: ["status", "is_sequential"],
  openWhen: openWhenEach(signingObstacle),
  run,
});
