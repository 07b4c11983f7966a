import type { ApiRecord } from "../api/records.ts";
import type { ResourceUi } from "./resource-ui.ts";

/** The fields by which records of a resource are named; the others have a `name`. */
const NAMED_BY: Readonly<Record<string, readonly string[]>> = {
  users: ["first_name", "last_name", "email"],
  "contract-types": ["heading"],
  projects: ["name", "client_name"],
  expenses: ["description"],
};

/** What to ask of a related record in order to show it: `manager[id|name|avatar]`. */
export function labelSelection(relationship: string, resource: string): string {
  const fields = ["id", ...(NAMED_BY[resource] ?? ["name"]), ...(resource === "employees" ? ["avatar"] : [])];
  return `${relationship}[${fields.join("|")}]`;
}

/** What a record is called. Never its id, which says nothing to anybody. */
export function recordLabel({ attributes }: ApiRecord): string {
  const { name, title, heading, description, first_name, last_name, email } = attributes;
  const person = [first_name, last_name].filter(Boolean).join(" ");
  return String(name ?? title ?? heading ?? (person || email || description || "Without a name"));
}

/** What a related record is called; empty where there is none, or none that the reader sees. */
export function relatedLabel({ relationships }: ApiRecord, relationship: string): string {
  const related = relationships?.[relationship] as ApiRecord | null | undefined;
  return related ? recordLabel(related) : "";
}

/** What a record of a declared resource is called. */
export const nameIn = (ui: Pick<ResourceUi, "nameOf">, record: ApiRecord): string =>
  (ui.nameOf ?? recordLabel)(record);

/** Resources whose records have a page of their own. */
const PAGES: Readonly<Record<string, string>> = {
  employees: "/employees",
  clients: "/clients",
  projects: "/projects",
};

/** Where a record is shown; null when it has no page of its own. */
export const recordPath = (resource: string, id: string): string | null =>
  resource in PAGES ? `${PAGES[resource]}/${id}` : null;
