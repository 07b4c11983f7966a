import { resourceUi } from "../declare/resource-ui.ts";
import { expenses } from "./generated/resources/expenses.ts";
import { type ApiRecord, listRecords } from "./records.ts";

/** Checked by `npm run typecheck`: it compiles only as long as each expected error is one. */
declare const employee: ApiRecord<"employees">;

employee.attributes.first_name satisfies string | undefined;
employee satisfies ApiRecord;
// @ts-expect-error: no field of that name
employee.attributes.frist_name;
// @ts-expect-error: another type
employee.attributes.first_name satisfies number | undefined;
// @ts-expect-error: no resource of that name
export type Wrong = ApiRecord<"employes">;

export const names = listRecords("tags").then(({ data }) => {
  data[0]?.attributes.color satisfies string | null | undefined;
  // @ts-expect-error: no field of that name
  return data[0]?.attributes.colour;
});

export const ui = resourceUi({
  resource: "expenses",
  metadata: expenses,
  title: "",
  singular: "",
  nameOf: ({ attributes }) => attributes.description ?? "",
  // @ts-expect-error: no field of that name
  lockOf: ({ attributes }) => attributes.descrption,
  list: {
    columns: [{ name: "amount", render: ({ attributes }) => attributes.amount ?? null }],
    emptyText: "",
  },
  form: [],
});
