import {
  byField,
  byFieldAnyOf,
  type Filters,
  filterOf,
  idKind,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, type Sql, sql } from "../../../engine/sql/index.ts";

/** Documents of which any of the employees is a signer who meets a further condition over the alias `asked`. */
const signedBy = (title: string, also: Sql) =>
  filterOf(idKind, {
    title,
    nullable: false,
    condition: (alias, operand) => sql`exists (select from document_signers asked
      where asked.workspace_id = ${column(alias, "workspace_id")} and asked.document_id = ${column(alias, "id")}
        and asked.employee_id = any(${valuesOf(operand)}::text[]) and ${also})`,
  });

/** The filters of documents. */
export const documentFilters = {
  id: byFieldAnyOf,
  employee_id: byFieldAnyOf,
  client_id: byField,
  type_id: byFieldAnyOf,
  template_id: byField,
  documentable_type: byField,
  status: byFieldAnyOf,
  is_signed: byField,
  is_expired: byField,
  signer_id: signedBy("signer", sql`true`),
  pending_signer_id: signedBy("signer who has not signed", sql`asked.status = 'pending'`),
  name: byField,
  file_name: byField,
  start_date: byField,
  end_date: byField,
  size: byField,
  created_at: byField,
} satisfies Filters;
