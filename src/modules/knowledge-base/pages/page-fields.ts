import { choiceType, emptiableTextType, field, fieldOf } from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { MESSAGES } from "../../../engine/work/index.ts";
import { pageFiles } from "../files/page-files.ts";
import { isReadable } from "./page-sight.ts";

export const PAGE_STATUSES = ["draft", "published", "archived"] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];

const FIRST_STATUSES = ["draft", "published"] as const;
const statuses = choiceType(PAGE_STATUSES);

/** A new page can be a draft or published at once; actions set the status afterwards. */
const status = fieldOf({
  ...statuses,
  schema: () => ({ type: "string", enum: [...FIRST_STATUSES] }),
  returned: statuses.schema,
  read: (wire, fail) =>
    FIRST_STATUSES.some((first) => first === wire)
      ? wire
      : fail(MESSAGES.selected, undefined, FIRST_STATUSES),
});

const MAX_CONTENT = 1_000_000;
const content = fieldOf(emptiableTextType("text", { max: MAX_CONTENT, multiline: true }));

/** The longest slug: up to 93 characters of the title, a hyphen, and 6 of the id. */
const slugOf = (alias: string): Sql => sql`(coalesce(nullif(rtrim(left(ltrim(
    regexp_replace(${column(alias, "folded_title")}, '[^a-z0-9]+', '-', 'g'), '-'), 93), '-'), ''), 'untitled')
  || '-' || lower(right(${column(alias, "id")}, 6)))`;

const hasReadableChild = (alias: string): Sql => sql`exists (select from pages child
  where child.workspace_id = ${fromContext("workspace")} and child.parent_id = ${column(alias, "id")}
    and ${isReadable("child")})`;

/** The fields of a page: its text, its place in the tree, and its state. */
export const pageFields = {
  teamspace_id: field.reference("teamspaces").required().changedBy("move"),
  parent_id: field
    .reference("pages")
    .selectable((alias) => sql`${column(alias, "status")} <> 'archived'`)
    .changedBy("move")
    .describe("The page above it in the same teamspace; null for a root page."),
  title: field.string({ caseInsensitive: true }).required(),
  content: content
    .default("")
    .omittedFromLists()
    .mentioning("employees")
    .describe(
      "Markdown. HTML in it is shown as text; links lead to http, https, mailto or relative addresses. It can mention people, as `@[Ana Pop](employees:01J…)`.",
    ),
  icon: field.string({ max: 50 }).describe("An emoji or the name of an icon."),
  position: field
    .integer({ min: 0 })
    .computedDefault("the last")
    .changedBy("move")
    .describe("The position among the pages with the same parent, starting at 0."),
  depth: field.integer().managed().notNull().describe("0 for a root page; at most 9."),
  slug: field.string().computed(slugOf).notNull().describe("For readable addresses; it follows the title."),
  status: status
    .createOnly()
    .default("draft")
    .describe("A new page can be a draft or published; afterwards only actions change it."),
  version: field.integer().managed().notNull().describe("The number of the present text."),
  excerpt: field
    .string()
    .computed((alias) => sql`left(${column(alias, "plain_text")}, 200)`)
    .notNull()
    .describe("The beginning of the text without Markdown."),
  word_count: field.integer().managed().notNull(),
  has_children: field
    .boolean()
    .computed(hasReadableChild)
    .notNull()
    .quiet()
    .describe("Whether there is a page below it that the caller sees."),
  published_at: field.dateTime().managed().describe("When it was first published."),
  archived_at: field.dateTime().managed(),
  created_by_employee_id: field.reference("employees").managed(),
  updated_by_employee_id: field
    .reference("employees")
    .managed()
    .describe("Who last changed the title or the content."),
  files: pageFiles
    .field()
    .quiet()
    .omittedFromLists()
    .describe(
      "The images that its texts name; see add-image. Editors also see those that no text names yet.",
    ),
  plain_text: field.text().hidden(),
  archived_status: field.choice(...FIRST_STATUSES).hidden(),
  archived_batch: field.string().hidden(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    pages: typeof pageFields;
  }
}
