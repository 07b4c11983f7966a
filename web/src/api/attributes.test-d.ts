import type { RecordViewProps } from "../declare/record-page.ts";
import { resourceUi } from "../declare/resource-ui.ts";
import { recordPage } from "../records/record-page.tsx";
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

const ofExpense = ({ record }: RecordViewProps<"expenses">) => record.attributes.description;
const ofTask = ({ record }: RecordViewProps<"tasks">) => record.attributes.name;
const ofAny = ({ record }: RecordViewProps) => record.id;
// @ts-expect-error: no field of that name
export const wrongView = ({ record }: RecordViewProps<"expenses">) => record.attributes.descripton;

export const page = recordPage({
  ui,
  listPath: "/expenses",
  Header: ofExpense,
  tabs: [
    { id: "any", label: "", Content: ofAny },
    // @ts-expect-error: a component for records of another resource
    { id: "task", label: "", Content: ofTask },
    // @ts-expect-error: no field of that name
    { id: "field", label: "", isShown: ({ attributes }) => attributes.descripton !== null },
  ],
});
