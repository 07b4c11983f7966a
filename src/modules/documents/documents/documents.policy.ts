import { type Condition, own, type RelatedRows } from "../../../engine/declare/index.ts";
import { column, fromContext, or, type Sql, sql } from "../../../engine/sql/index.ts";
import { isOfReports } from "../../employees/index.ts";
import { MANAGERS, VIEWERS } from "../rights.ts";

const isA = (alias: string, kind: string): Sql => sql`${column(alias, "documentable_type")} = ${kind}`;

const isCallers = (alias: string): Sql => sql`${column(alias, "employee_id")} = ${fromContext("self")}`;

/** Whether the type of a document meets a condition over the alias `kind`. */
const hasType = (alias: string, condition: Sql): Sql => sql`exists (select from document_types kind
  where kind.workspace_id = ${column(alias, "workspace_id")} and kind.id = ${column(alias, "type_id")} and ${condition})`;

const isOwnToSee = (alias: string): Sql => sql`(${isCallers(alias)} and (${isA(alias, "signature")}
  or ${isA(alias, "employees")} and ${hasType(alias, sql`kind.visibility <> 'private'`)}))`;

/** Whether the caller is a signer of the document. */
const isSigner = (alias: string): Sql => sql`exists (select from document_signers asked
  where asked.workspace_id = ${column(alias, "workspace_id")} and asked.document_id = ${column(alias, "id")}
    and asked.employee_id = ${fromContext("self")})`;

const rows: RelatedRows = {
  anybody: (alias) => sql`(${isA(alias, "workspace")} and ${column(alias, "status")} <> 'draft')`,
  self: (alias) => or([isOwnToSee(alias), isSigner(alias)]),
  team: (alias) => sql`(${isA(alias, "employees")} and ${hasType(alias, sql`kind.visibility = 'superiors'`)}
    and ${isOfReports("employee_id").team!(alias)})`,
};

/** Documents that the caller could have added: own ones of a type that employees upload, and own signatures. */
const couldHaveAdded: RelatedRows = {
  self: (alias) => sql`(${isCallers(alias)} and (${isA(alias, "signature")}
    or ${isA(alias, "employees")} and ${hasType(alias, sql`kind.employee_can_upload`)}))`,
};

/** Own signatures, and own uploads that nobody else has written since. */
const isDeletable: RelatedRows = {
  self: (alias) => sql`(${isCallers(alias)} and (${isA(alias, "signature")} or ${isA(alias, "employees")}
    and ${column(alias, "created_by_employee_id")} = ${fromContext("self")} and not ${column(alias, "is_touched")}))`,
};

/** Whoever may add such a document. */
export const CREATORS: Condition = { permissions: [MANAGERS], rows: couldHaveAdded };

/** Every employee who sees a document; who can sign it follows from its signers. */
export const EMPLOYEES: Condition = {
  permissions: [],
  rows: { self: () => sql`${fromContext("self")} is not null` },
};

/** Who sees and writes which documents. Creating is checked in the hooks, since it depends on the body. */
export const documentPolicy = own(
  {
    permissions: [VIEWERS],
    rows,
    withheld: [
      { rows: (alias) => isA(alias, "clients"), unless: ["view-clients"] },
      { rows: (alias) => isA(alias, "signature"), unless: [] },
    ],
  },
  {
    write: [MANAGERS],
    create: { permissions: [MANAGERS], relations: ["self"] },
    update: [CREATORS],
    delete: { permissions: [MANAGERS], rows: isDeletable },
  },
);
