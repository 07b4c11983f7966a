/** What a reader can be to an evaluation. Nobody is two of them: the first one that applies counts. */
export const ROLES = [
  "subject",
  "submitted_assignee",
  "pending_superior",
  "pending_assignee",
  "superior",
  "hr",
] as const;
export type Role = (typeof ROLES)[number];

/** How far an evaluation is. One that was cancelled before it was started has never left `not_started`. */
export const STAGES = ["not_started", "in_progress", "completed", "shared", "cancelled"] as const;
export type Stage = (typeof STAGES)[number];

/** What can be seen of an evaluation: the record itself, and what only some of its readers see of it. */
export const PARTS = ["record", "responses", "scores", "summary", "private_notes"] as const;
export type Part = (typeof PARTS)[number];

const ALWAYS = STAGES;
const STARTED: readonly Stage[] = ["in_progress", "completed", "shared", "cancelled"];
const ENDED: readonly Stage[] = ["completed", "shared", "cancelled"];
const SHARED: readonly Stage[] = ["shared"];
const NEVER: readonly Stage[] = [];

/**
 * Who sees which part at which stage. The rows that callers see, the gates of fields, the descriptions of the API and the
 * tests are derived from this table and nothing else.
 *
 * `responses` are the submitted responses of others; everybody always sees their own. Assignees who have not submitted see
 * none, so that nobody is influenced, not even as a superior while the evaluation is in progress. HR that is the employee
 * sees what an employee sees. In evaluations of the category salary, superiors as such see nothing, and HR needs
 * `manage-salaries` too.
 */
export const VISIBILITY: Readonly<Record<Part, Readonly<Record<Role, readonly Stage[]>>>> = {
  record: {
    subject: STARTED,
    submitted_assignee: ALWAYS,
    pending_superior: ALWAYS,
    pending_assignee: ALWAYS,
    superior: ALWAYS,
    hr: ALWAYS,
  },
  responses: {
    subject: SHARED,
    submitted_assignee: ALWAYS,
    pending_superior: ENDED,
    pending_assignee: NEVER,
    superior: ALWAYS,
    hr: ALWAYS,
  },
  scores: {
    subject: SHARED,
    submitted_assignee: ALWAYS,
    pending_superior: ENDED,
    pending_assignee: NEVER,
    superior: ALWAYS,
    hr: ALWAYS,
  },
  summary: {
    subject: SHARED,
    submitted_assignee: ALWAYS,
    pending_superior: ALWAYS,
    pending_assignee: ALWAYS,
    superior: ALWAYS,
    hr: ALWAYS,
  },
  private_notes: {
    subject: NEVER,
    submitted_assignee: ALWAYS,
    pending_superior: ALWAYS,
    pending_assignee: ALWAYS,
    superior: ALWAYS,
    hr: ALWAYS,
  },
};

const ROLE_WORDS: Readonly<Record<Role, string>> = {
  subject: "the employee",
  submitted_assignee: "assignees who have submitted",
  pending_superior: "superiors who have yet to submit as assignees",
  pending_assignee: "assignees who have yet to submit",
  superior: "other superiors",
  hr: "holders of view-performance",
};

const STAGE_WORDS: Readonly<Record<Stage, string>> = {
  not_started: "not started",
  in_progress: "in progress",
  completed: "completed",
  shared: "shared",
  cancelled: "cancelled",
};

/** A part's row of the table in a sentence, for the descriptions of the API and so for the hints of the forms. */
export function visibilityNote(part: Part): string {
  const readers = ROLES.flatMap((role) => {
    const stages = VISIBILITY[part][role];
    if (stages.length === 0) return [];
    if (stages.length === STAGES.length) return [ROLE_WORDS[role]];
    return [`${ROLE_WORDS[role]} (${stages.map((stage) => STAGE_WORDS[stage]).join(", ")})`];
  });
  return `Visible to ${readers.join("; ")}.`;
}
