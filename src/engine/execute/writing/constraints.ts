import { type ApiError, conflict, invalidField } from "../../errors/api-error.ts";
import { fieldMessage, MESSAGES } from "../../errors/messages.ts";
import type { Schema } from "../../schema/schema.ts";

const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";
const EXCLUSION_VIOLATION = "23P01";

interface DatabaseError {
  code?: string;
  table?: string;
  constraint?: string;
  detail?: string;
}

/**
 * Translates a constraint violation caused by a concurrent write: the 422 of the field, or the 409 of a record in use.
 * Constraints are named `<table>_<field>_unique` and `<table>_<field>_fkey`. Null: it is another error.
 */
export function constraintError(error: unknown, schema: Schema): ApiError | null {
  const { code, table = "", constraint = "", detail = "" } = error as DatabaseError;
  if (code === UNIQUE_VIOLATION || code === EXCLUSION_VIOLATION) {
    const field = constraint.slice(table.length + 1).replace(/_unique$/, "");
    return invalidField(field, fieldMessage(MESSAGES.taken, field));
  }
  if (code !== FOREIGN_KEY_VIOLATION) return null;
  if (detail.includes("is still referenced")) return conflict("The record is still referred to.");
  const field = constraint.slice(table.length + 1).replace(/_fkey$/, "");
  const owner = [...schema.resources.values()].flatMap((resource) => [...resource.fields.values()]);
  const linked = owner.find((candidate) => candidate.type.links?.table === table);
  const path = linked?.name ?? field;
  return invalidField(path, fieldMessage(MESSAGES.selected, path));
}
