import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

const SEGMENTS = [
  { value: "key_account", label: "Key account", color: "#7c3aed" },
  { value: "growing", label: "Growing", color: "#16a34a" },
  { value: "occasional", label: "Occasional", color: "#64748b" },
];

const DEFINITIONS = [
  { name: "Segment", slug: "segment", type: "select", options: SEGMENTS },
  {
    name: "Client since",
    slug: "client_since",
    type: "date",
    description: "The day of the first contract.",
  },
  {
    name: "Framework agreement",
    slug: "framework_agreement",
    type: "boolean",
    description: "Whether a framework agreement is signed.",
  },
];

const FIRST_YEAR = 2017;

/** Defines custom fields for clients unless the workspace has some already. Returns how many were created. */
export async function seedClientFields(work: Work): Promise<number> {
  const { rows } = (await work.row<{ rows: number }>(sql`select count(*)::integer as rows from custom_fields
    where workspace_id = ${fromContext("workspace")} and resource = 'clients'`))!;
  if (rows > 0) return 0;
  for (const definition of DEFINITIONS)
    await work.createByRules("custom-fields", { resource: "clients", ...definition });
  return DEFINITIONS.length;
}

/** The custom field values of the n-th client. */
export const seededFieldValues = (n: number): Record<string, unknown> => ({
  segment: SEGMENTS[n % SEGMENTS.length]!.value,
  client_since: `${FIRST_YEAR + ((n * 5) % 8)}-${String(((n * 7) % 12) + 1).padStart(2, "0")}-15`,
  // Some clients have no value for this field.
  framework_agreement: n % 4 === 3 ? null : n % 3 === 0,
});
