import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

/** Tags of the seeded company: name, type, colour. */
const TAGS = [
  ["TypeScript", "skill", "#3178c6"],
  ["PostgreSQL", "skill", "#336791"],
  ["Accessibility", "skill", "#7c3aed"],
  ["Négociation", "skill", "#b45309"],
  ["Public speaking", "skill", "#0f766e"],
  ["Spreadsheets", "skill", "#15803d"],
  ["First aid", "safety", "#dc2626"],
  ["Fire warden", "safety", "#ea580c"],
  ["Mentor", null, "#2563eb"],
  ["Works council", null, "#64748b"],
] as const;

/** Creates the tags that the workspace does not have yet. Returns the ids of all, and the number of new ones. */
export async function seedTags(work: Work): Promise<{ ids: string[]; made: number }> {
  const ids: string[] = [];
  let made = 0;
  for (const [name, type, color] of TAGS) {
    const found = await work.row<{
      id: string;
    }>(sql`select id from tags where workspace_id = ${fromContext("workspace")}
      and lower(name) = lower(${name}) and lower(type) is not distinct from ${type}::text`);
    if (found) ids.push(found.id);
    else {
      ids.push(await work.createByRules("tags", { name, type, color }));
      made++;
    }
  }
  return { ids, made };
}
