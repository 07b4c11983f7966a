import { action, EXAMPLE_ULID, field, type Obstacle, openWhenEach } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type ActionContext,
  fieldMessage,
  type GivenParameters,
  MESSAGES,
  type StoredRecord,
} from "../../../engine/work/index.ts";
import { isLive } from "../../employees/index.ts";
import type { DocumentStatus } from "../documents/document-fields.ts";
import { MANAGERS } from "../rights.ts";
import { askSigners } from "./ask-signers.ts";
import { signersOf, whoseTurn } from "./signers.ts";

const MOST = 20;

const CLOSED: Readonly<Partial<Record<DocumentStatus, string>>> = {
  draft: "The document has no file to sign.",
  awaiting_signatures: "The document is being signed.",
  signed: "The document is signed.",
  voided: "The document is void.",
};

type Asked = Pick<StoredRecord<"documents">, "status" | "documentable_type" | "is_expired">;

function obstacleOf({ status, documentable_type, is_expired }: Asked): Obstacle {
  if (documentable_type === "signature") return "The specimen of a signature cannot be signed.";
  return CLOSED[status] ?? (is_expired ? "The document has expired." : null);
}

const parameters = {
  signers: field.referenceList("employees", { max: MOST }).required(),
  sequential: field
    .boolean()
    .default(false)
    .describe("Whether they sign one after the other, in the given order."),
  message: field.text().describe("What the mail to the signers says in addition."),
};

type Requesting = ActionContext<"documents", GivenParameters<typeof parameters>>;

async function run({ work, records, params, fail, throwIfRefused }: Requesting): Promise<undefined> {
  const { id, round } = records[0]!;
  const live = await work.rows<{ id: string }>(sql`select e.id from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.id = any(${params.signers}::text[]) and ${isLive("e")}`);
  const known = new Set(live.map((employee) => employee.id));
  for (const [index, signer] of params.signers.entries()) {
    const path = `signers.${index}`;
    if (!known.has(signer)) fail(path, fieldMessage(MESSAGES.selected, path));
  }
  throwIfRefused();
  await work.journal.touch("documents", [id]);
  await work.rows(sql`delete from document_signers s
    where s.workspace_id = ${fromContext("workspace")} and s.document_id = ${id}`);
  await work.rows(sql`insert into document_signers (workspace_id, document_id, employee_id, position)
    select ${fromContext("workspace")}, ${id}, given.id, given.position
    from unnest(${params.signers}::text[]) with ordinality as given(id, position)`);
  await work.update("documents", id, {
    ...{ status: "awaiting_signatures", signature_count: 0, round: round + 1 },
    ...{ is_sequential: params.sequential, is_touched: true },
  });
  const document = (await work.find("documents", id))!;
  const asked = whoseTurn(await signersOf(work, id), params.sequential);
  await askSigners(work, document, asked, { event: "requested", message: params.message });
}

/** Asks employees to sign the present version. */
export const requestSignatures = action("documents", {
  title: "Request signatures",
  done: "Requested signatures of",
  description:
    "Asks employees to sign the present version, all at once or one after the other. Until all have signed, one has declined or it is voided, the document cannot be changed.",
  levels: ["record"],
  grants: [{ permissions: [MANAGERS] }],
  parameters,
  example: { signers: [EXAMPLE_ULID], sequential: true, message: "Please sign before Friday." },
  reads: ["status", "documentable_type", "is_expired"],
  openWhen: openWhenEach(obstacleOf),
  run,
});
