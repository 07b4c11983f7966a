import { field, RETURNED_ULID } from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";

export const OWNER_KINDS = ["employees", "clients", "workspace", "signature"] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];

export const DOCUMENT_STATUSES = [
  "draft",
  "active",
  "awaiting_signatures",
  "signed",
  "declined",
  "voided",
] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

export const SIGNER_STATUSES = ["pending", "signed", "declined"] as const;

const signersSchema = {
  type: "array",
  items: {
    type: "object",
    required: ["employee_id", "order", "status", "acted_at"],
    properties: {
      employee_id: { type: "string", pattern: RETURNED_ULID, "x-resource": "employees" },
      order: { type: "integer", minimum: 1 },
      status: { type: "string", enum: [...SIGNER_STATUSES] },
      acted_at: { type: ["string", "null"], format: "date-time" },
    },
  },
};

const signers = (alias: string): Sql => sql`coalesce((select jsonb_agg(jsonb_build_object(
      'employee_id', s.employee_id, 'order', s.position, 'status', s.status,
      'acted_at', to_char(s.acted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')) order by s.position)
    from document_signers s
    where s.workspace_id = ${column(alias, "workspace_id")} and s.document_id = ${column(alias, "id")}), '[]')`;

const downloadPath = (alias: string): Sql => sql`case when ${column(alias, "version")} > 0
  then '/api/documents/' || ${column(alias, "id")} || '/getters/download' end`;

/** The fields of a document: whose it is, its present file, and its signatures. */
export const documentFields = {
  name: field.string({ caseInsensitive: true }).computedDefault("the name of the file without its ending"),
  documentable_type: field
    .choice(...OWNER_KINDS)
    .immutable()
    .computedDefault("by the id that is given; workspace without one")
    .describe(
      "To whom the document belongs. A signature is the specimen of a signature, which only its person sees.",
    ),
  employee_id: field
    .reference("employees")
    .immutable()
    .describe("Required for the types employees and signature, otherwise prohibited."),
  client_id: field
    .reference("clients")
    .immutable()
    .describe("Required for the type clients, otherwise prohibited."),
  type_id: field.reference("document-types").describe("Required for employees, prohibited for a signature."),
  description: field.text(),
  content: field
    .text()
    .omittedFromLists()
    .describe(
      "Markdown without HTML, from which the file is made. Prohibited together with a file; null for uploads.",
    ),
  start_date: field.date().describe("The first day on which the document is valid."),
  end_date: field
    .date()
    .onOrAfter("start_date")
    .describe("The last day on which the document is valid; some types require it."),
  status: field
    .choice(...DOCUMENT_STATUSES)
    .managed()
    .default("draft"),
  is_expired: field
    .boolean()
    .computed((alias) => sql`coalesce(${column(alias, "end_date")} < ${fromContext("today")}::date, false)`)
    .notNull()
    .quiet(),
  is_signed: field
    .boolean()
    .computed((alias) => sql`(${column(alias, "status")} = 'signed')`)
    .notNull(),
  signature_count: field
    .integer({ min: 0 })
    .managed()
    .default(0)
    .describe("The valid signatures on the present version."),
  signers: field
    .jsonb(signersSchema)
    .computed(signers)
    .notNull()
    .describe("Who is asked to sign, in order; see request-signatures."),
  file_name: field.string().managed(),
  mime_type: field.string().managed(),
  size: field.integer({ min: 0 }).managed().describe("Bytes."),
  checksum: field.string().managed().describe("The SHA-256 of the file, hexadecimal."),
  path: field
    .string()
    .computed(downloadPath)
    .describe("The path of the getter that returns a URL of the file; null without a file."),
  version: field
    .integer({ min: 0 })
    .managed()
    .default(0)
    .describe("The number of the present file; 0 without one."),
  template_id: field
    .reference("document-templates")
    .managed()
    .onDelete("nullify")
    .describe("The template from which the document was generated."),
  created_by_employee_id: field
    .reference("employees")
    .managed()
    .describe("Null for an account without an employee."),
  round: field.integer().hidden().default(0),
  is_sequential: field.boolean().hidden().default(false),
  certificate_file_id: field.string().hidden(),
  certificate_checksum: field.string().hidden(),
  is_touched: field.boolean().hidden().default(false),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    documents: typeof documentFields;
  }
}
