import { PNG, uploadDocument } from "../../../../test/scenarios/document-files.ts";
import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
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
  always: ["employee_id", "name"],
  // A document of an employee has no client, and always a type.
  impossible: ["client_id"],
  managed: ["type_id", "content", "employee_id"],
  filterValues: {
    signer_id: ({ choosable }) => [choosable("employees")[0]!],
    pending_signer_id: ({ choosable }) => [choosable("employees")[0]!],
  },
  prepare: documentsOfEveryKind,
};

/** Adds documents of clients and of the workspace, with a file, a text and neither. */
async function documentsOfEveryKind({ app, owner, choosable }: Site): Promise<void> {
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
}
