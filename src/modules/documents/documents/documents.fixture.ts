import { add } from "../../../../test/scenarios/company.ts";
import { PNG, uploadDocument } from "../../../../test/scenarios/document-files.ts";
import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import { hiredAs, hireSomebody } from "../../../../test/support/conformance/hire-somebody.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";
import { addDays } from "../../../engine/declare/index.ts";

export const fixture: Fixture<"documents"> = {
  body: (n, { choosable }) => ({
    documentable_type: "employees",
    employee_id: choosable("employees")[0],
    type_id: choosable("document-types")[0],
    content: `Agreement *number* ${n}`,
    start_date: addDays("2025-01-01", n % 300),
    end_date: addDays("2026-01-01", n % 700),
  }),
  always: ["employee_id", "type_id", "name"],
  // A document of an employee has no client, and always a type.
  impossible: ["client_id"],
  managed: ["type_id", "content", "employee_id"],
  filterValues: {
    signer_id: ({ choosable }) => [choosable("employees")[0]!],
    pending_signer_id: ({ choosable }) => [choosable("employees")[0]!],
  },
  exampleParts: {
    sign: ({ version }) => ({ version: Math.max(1, Number(version)), signature_id: null }),
    "request-signatures": () => ({}),
  },
  suitsGetters: ({ is_signed }) => is_signed === true,
  runsAction: {
    sign: (site) => hiredAs(site, SIGNER),
    decline: (site) => hiredAs(site, SIGNER),
  },
  prepare: documentsOfEveryKind,
};

/** The name of the person who signs. */
const SIGNER = "Signer";

/** What is done to documents after signatures were requested. */
const STEPS = [[], ["remind-signers"], ["sign"], ["sign", "void"], ["decline"], ["void"]] as const;

/** Adds documents of clients and of the workspace, with a file, a text and neither. */
async function documentsOfEveryKind(site: Site): Promise<void> {
  const { app, owner, choosable } = site;
  const { id: signer, caller } = await hireSomebody(site, SIGNER);
  const bodies = [
    { name: "Draft of the rules" },
    { name: "House rules", content: "# Rules\n\n1. Be **kind**." },
    { name: "Contract", client_id: choosable("clients")[0], end_date: "2024-12-31" },
    { name: "Statement of work", client_id: choosable("clients")[0], content: "Work." },
  ];
  for (const body of bodies) {
    const reply = await owner.post("/documents", body);
    if (reply.status !== 201) throw new Error(`The document was refused: ${reply.text}`);
  }
  const reply = await uploadDocument(app, owner, { description: "Upload" }, PNG, "map.png");
  if (reply.status !== 201) throw new Error(`The upload was refused: ${reply.text}`);
  const uploaded = {
    name: "Pass",
    type_id: await add(owner, "document-types", { name: "Pass", employee_can_upload: true }),
  };
  const own = await uploadDocument(app, caller, { ...uploaded, employee_id: signer });
  if (own.status !== 201) throw new Error(`The upload was refused: ${own.text}`);
  for (const [n, steps] of STEPS.entries()) {
    const made = await uploadDocument(app, owner, { name: `Agreement ${n}` });
    const run = async (by: Pick<Site["owner"], "post">, action: string, body: Record<string, unknown>) => {
      const done = await by.post(`/documents/${made.body.data.id}/actions?action=${action}`, body);
      if (done.status !== 200) throw new Error(`The document could not take ${action}: ${done.text}`);
    };
    const others = n === 0 ? [choosable("employees")[0]] : [];
    await run(owner, "request-signatures", { signers: [signer, ...others] });
    for (const step of steps)
      await run(step === "sign" || step === "decline" ? caller : owner, step, {
        ...(step === "sign" ? { consent: true } : step === "remind-signers" ? {} : { reason: "Wrong" }),
      });
  }
}
