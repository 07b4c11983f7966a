import { EXAMPLE_ULID, resource, toOne } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { compliance } from "../compliance/compliance.ts";
import { decline } from "../signing/decline.ts";
import { remindSigners } from "../signing/remind-signers.ts";
import { requestSignatures } from "../signing/request-signatures.ts";
import { sign } from "../signing/sign.ts";
import { certificate, signatures } from "../signing/signature-getters.ts";
import { voidDocument } from "../signing/void.ts";
import { uploadVersion } from "../versions/upload-version.ts";
import { download, versions } from "../versions/version-getters.ts";
import { documentFields } from "./document-fields.ts";
import { documentFilters } from "./document-filters.ts";
import { documentHooks } from "./document-writes.ts";
import { documentPolicy } from "./documents.policy.ts";

/** Files and generated texts that belong to an employee, a client or the workspace. */
export const documents = resource("documents", {
  description:
    "Files with all their versions, and texts from which files are made. They belong to an employee, a client or the workspace, end on a day, and are signed.",
  policy: documentPolicy,
  takesFile: true,
  listedOnlyBy: {
    filter: "documentable_type",
    rows: (alias) => sql`${column(alias, "documentable_type")} = 'signature'`,
  },
  examples: {
    create: {
      name: "House rules",
      employee_id: EXAMPLE_ULID,
      type_id: EXAMPLE_ULID,
      content: "# House rules\n\nThe last one switches off the **lights**.",
    },
    change: { description: "Signed in Vienna." },
  },
  fields: documentFields,
  relationships: {
    employee: toOne("employees", "employee_id"),
    client: toOne("clients", "client_id"),
    type: toOne("document-types", "type_id"),
    template: toOne("document-templates", "template_id"),
    createdBy: toOne("employees", "created_by_employee_id"),
  },
  filters: documentFilters,
  search: ["name", "description", "file_name"],
  sort: ["name", "end_date", "start_date", "size", "status", "created_at", "id"],
  hooks: documentHooks,
  actions: {
    "upload-version": uploadVersion,
    "request-signatures": requestSignatures,
    sign,
    decline,
    void: voidDocument,
    "remind-signers": remindSigners,
  },
  systemEvents: {
    expiring: {
      title: "Document ends soon",
      description: "A day on which the document's type reminds of its end has come. Raised once for each.",
    },
  },
  getters: { compliance, download, versions, signatures, certificate },
});
