import { expect, it } from "vitest";
import type { Schema } from "../../schema/schema.ts";
import { constraintError, deletionError } from "./constraints.ts";

const schema = { resources: new Map() } as unknown as Schema;

/** What PostgreSQL reports, with German messages, both of a row that refers to nothing and of a row in use. */
const foreignKey = {
  code: "23503",
  table: "employees",
  constraint: "employees_position_id_fkey",
  detail: "Auf Schlüssel (workspace_id, id)=(a, b) wird noch aus Tabelle »employees« verwiesen.",
};

it("says that a deleted record is in use, in whatever language the database words it", () => {
  expect(deletionError(foreignKey)).toMatchObject({
    kind: "conflict",
    message: "The record is still referred to.",
  });
  expect(deletionError({ ...foreignKey, code: "23001" })).toMatchObject({ kind: "conflict" });
});

it("names the field of a reference to a record that was deleted meanwhile", () => {
  expect(constraintError(foreignKey, schema)).toMatchObject({
    kind: "invalid",
    details: { errors: { position_id: [expect.anything()] } },
  });
});

it("names the field of a value that was taken meanwhile", () => {
  for (const code of ["23505", "23P01"])
    expect(
      constraintError({ code, table: "employees", constraint: "employees_email_unique" }, schema),
    ).toMatchObject({ kind: "invalid", details: { errors: { email: [expect.anything()] } } });
});

it("leaves other errors alone", () => {
  expect(deletionError({ code: "40001" })).toBeNull();
  expect(constraintError({ code: "40001" }, schema)).toBeNull();
});
