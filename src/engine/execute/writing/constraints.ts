import { type ApiError, conflict, invalidField } from "../../errors/api-error.ts";
import { fieldMessage, MESSAGES } from "../../errors/messages.ts";
import type { Schema } from "../../schema/schema.ts";

const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";
const RESTRICT_VIOLATION = "23001";
const EXCLUSION_VIOLATION = "23P01";

interface DatabaseError {
  code?: string;
  table?: string;
  constraint?: string;
}

/**
 * Translates what prevents the deletion of a row that a concurrent write refers to: the 409 of a record in use. Null: it
 * is another error. Only the statement tells a deletion from a reference to nothing: PostgreSQL reports both with the
 * same code, table and constraint, and words its messages in the language of the server.
 */
export function deletionError(error: unknown): ApiError | null {
  const { code } = error as DatabaseError;
  const isReferred = code === FOREIGN_KEY_VIOLATION || code === RESTRICT_VIOLATION;
  return isReferred ? conflict("The record is still referred to.") : null;
}

/**
 * Translates a constraint that an insertion or a change violates because of a concurrent write: the 422 of the field.
 * Constraints are named `<table>_<field>_unique` and `<table>_<field>_fkey`. Null: it is another error.
 */
export function constraintError(error: unknown, schema: Schema): ApiError | null {
  const { code, table = "", constraint = "" } = error as DatabaseError;
  if (code === UNIQUE_VIOLATION || code === EXCLUSION_VIOLATION) {
    const field = constraint.slice(table.length + 1).replace(/_unique$/, "");
    return invalidField(field, fieldMessage(MESSAGES.taken, field));
  }
  if (code !== FOREIGN_KEY_VIOLATION) return null;
  const field = constraint.slice(table.length + 1).replace(/_fkey$/, "");
  const owner = [...schema.resources.values()].flatMap((resource) => [...resource.fields.values()]);
  const linked = owner.find((candidate) => candidate.type.links?.table === table);
  const path = linked?.name ?? field;
  return invalidField(path, fieldMessage(MESSAGES.selected, path));
}
