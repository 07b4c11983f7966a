import { holds } from "../../../engine/declare/index.ts";
import { forbidden, type ReadOnlyWork, type SettledChange } from "../../../engine/work/index.ts";
import { requireOwnOr } from "../../employees/index.ts";
import { MANAGERS } from "../rights.ts";

/** The type of a document. */
export type TypeOf = Awaited<ReturnType<typeof typeOf>>;

/** The type of a document; null without one. */
export const typeOf = async (work: ReadOnlyWork, id: string | null | undefined) =>
  id ? work.find("document-types", id) : null;

/**
 * Holders of manage-documents add documents, those of clients only if they see clients. People add their own documents
 * of types that employees upload, and their own signatures, which nobody else can add.
 * @throws 403
 */
export function requireCreator(change: SettledChange<"documents">, work: ReadOnlyWork, type: TypeOf): void {
  const { kind, values, unread } = change;
  const { actor } = work;
  if (kind === "create" && values.documentable_type === "signature") {
    const isOwn = values.employee_id && values.employee_id === actor.employeeId;
    if (values.employee_id && !(isOwn && actor.relations.has("self")) && actor.kind !== "system")
      throw forbidden(isOwn ? "self" : undefined, "employee_id");
    return;
  }
  if (!holds(actor, MANAGERS)) {
    if (kind === "create") {
      if (values.documentable_type !== "employees") throw forbidden(MANAGERS, "documentable_type");
      requireOwnOr(
        MANAGERS,
        actor,
        unread.has("employee_id") ? undefined : values.employee_id,
        "employee_id",
      );
    }
    if (type !== null && !type.employee_can_upload) throw forbidden(MANAGERS, "type_id");
  } else if (kind === "create" && values.documentable_type === "clients" && !holds(actor, "view-clients"))
    throw forbidden("view-clients", "client_id");
}
