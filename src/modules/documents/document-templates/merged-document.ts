import { lengthOf } from "../../../engine/declare/index.ts";
import type { ReadOnlyWork, StoredRecord, Text } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { escapeMarkdown } from "../../../platform/markdown/escape-markdown.ts";
import { fillPlaceholders } from "../../../platform/markdown/placeholders.ts";
import { dayText } from "./day-text.ts";
import type { ValueOf } from "./owner-values.ts";

type Template = Readonly<StoredRecord<"document-templates">>;

/** What a request gives for all documents. */
export interface GivenValues {
  readonly values: Readonly<Record<string, string>>;
  /** YYYY-MM-DD; null: none. */
  readonly start_date: string | null;
  readonly end_date: string | null;
}

/** A name and a text without placeholders, and the paths that are empty. */
export interface MergedDocument {
  readonly name: string;
  /** Markdown. */
  readonly content: string;
  /** Sorted. */
  readonly missing: readonly string[];
}

const MAX_IN_NAME = 255;
const MAX_IN_CONTENT = 65_535;

/** A line in which a line break would end a heading or a row of a table. */
const IS_ONE_LINE = /^\s{0,3}#|\|/;

/** Merges the values of one employee, client or workspace into a template. */
export function mergedDocument(
  template: Template,
  ofOwner: ValueOf,
  given: GivenValues,
  work: ReadOnlyWork,
): MergedDocument {
  const found = new Map(
    template.placeholders.map((path) => [path, commonValue(path, template, given, work) ?? ofOwner(path)]),
  );
  const textAt = (path: string): string => found.get(path) ?? "";
  return {
    name: fillPlaceholders(template.document_name, (path) => textAt(path).replace(/\s+/g, " ")).trim(),
    content: fillPlaceholders(template.content, (path, line) =>
      escapeMarkdown(textAt(path), IS_ONE_LINE.test(line)),
    ).trim(),
    missing: [...found].filter(([, value]) => value === null).map(([path]) => path),
  };
}

/** Whether a path concerns the request and not whom the document is about. */
export const isGiven = (path: string): boolean => /^(?:values|document)\./.test(path);

/** The text of a path that every template can use; null if it is empty, or is another path. */
function commonValue(
  path: string,
  { date_format }: Template,
  { values, start_date, end_date }: GivenValues,
  { workspace, today }: ReadOnlyWork,
): string | null {
  const day = (date: string | null) => (date === null ? null : dayText(date, date_format));
  if (path.startsWith("values.")) return values[path.slice("values.".length)] ?? null;
  switch (path) {
    case "workspace.name":
      return workspace.name;
    case "workspace.base_currency":
      return workspace.baseCurrency;
    case "document.start_date":
      return day(start_date);
    case "document.end_date":
      return day(end_date);
    case "today":
      return day(today);
    default:
      return null;
  }
}

/** Why a merged document cannot be stored; null if it can. */
export function lengthProblem({ name, content }: MergedDocument): Text | null {
  if (name === "") return "The name of the document is empty.";
  if (lengthOf(name) > MAX_IN_NAME)
    return message`The name of the document must not be greater than ${MAX_IN_NAME} characters.`;
  if (content === "") return "The text of the document is empty.";
  if (lengthOf(content) > MAX_IN_CONTENT)
    return message`The text of the document must not be greater than ${MAX_IN_CONTENT} characters.`;
  return null;
}
