import { own, type RelatedRows } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import { MANAGERS, VIEWERS } from "../rights.ts";
import { hidesInJournal, ofAssignees, ofSuperiors, seenPart } from "./seen-parts.ts";

/** The evaluations that the caller created. */
export const ofCreator: RelatedRows = {
  self: (alias) => sql`${column(alias, "created_by_employee_id")} = ${fromContext("self")}`,
};

/** HR, superiors and assignees: those who complete an evaluation and share it. */
export const CONDUCTORS = {
  permissions: [MANAGERS],
  rows: {
    team: (alias: string) => sql`(${ofSuperiors.team!(alias)} or ${ofAssignees.team!(alias)})`,
  },
};

/** HR, and who created the evaluation. */
export const CREATORS = { permissions: [MANAGERS], rows: ofCreator };

/** Who sees and changes which evaluations, and which parts of them. Creating is checked in the hooks. */
export const evaluationPolicy = own(seenPart("record"), {
  write: [MANAGERS],
  create: { permissions: [MANAGERS], relations: ["team"] },
  update: [
    { permissions: [MANAGERS], rows: ofSuperiors },
    { permissions: [], rows: ofAssignees, fields: ["summary", "private_notes"] },
  ],
  delete: CREATORS,
  tiers: {
    scores: { read: seenPart("scores"), write: [], query: VIEWERS },
    summary: { read: seenPart("summary"), write: [], query: null },
    private_notes: { read: seenPart("private_notes"), write: [], query: null },
  },
  journal: { permissions: [VIEWERS], hides: hidesInJournal },
});
