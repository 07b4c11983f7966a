import {
  type Change,
  fieldMessage,
  type Hooks,
  MESSAGES,
  message,
  type ReadOnlyWork,
  type SettledChange,
} from "../../../engine/work/index.ts";
import { hasHtml } from "../../../platform/markdown/html-in-markdown.ts";
import { placeholdersOf } from "../../../platform/markdown/placeholders.ts";
import { NO_HTML } from "../documents/content-rules.ts";
import { isKnownPath } from "./placeholder-paths.ts";

const TEXTS = ["document_name", "content"] as const;

function settle({ values }: Change<"document-templates">): void {
  const paths = TEXTS.flatMap((name) => placeholdersOf(values[name] ?? "").paths);
  values.placeholders = [...new Set(paths)].sort();
}

async function check(change: SettledChange<"document-templates">, work: ReadOnlyWork): Promise<void> {
  const { stored, values, unread, fail } = change;
  if (stored?.is_used === true && change.changes("documentable_type"))
    fail("documentable_type", fieldMessage(MESSAGES.unchangeable, "documentable_type"));
  if (values.documentable_type === "employees" && !values.type_id && !unread.has("type_id"))
    fail("type_id", fieldMessage(MESSAGES.required, "type_id"));
  if (values.content && change.changes("content") && hasHtml(values.content)) fail("content", NO_HTML);
  await checkPlaceholders(change, work);
}

/** Placeholders are checked again when the kind of the template changes, because it decides what they can be. */
async function checkPlaceholders(
  { values, unread, changes, fail }: SettledChange<"document-templates">,
  work: ReadOnlyWork,
): Promise<void> {
  const kind = values.documentable_type;
  if (!kind || unread.has("documentable_type")) return;
  for (const name of TEXTS) {
    if (unread.has(name) || !(changes(name) || changes("documentable_type"))) continue;
    const { paths, isOpen } = placeholdersOf(values[name] ?? "");
    for (const path of new Set(paths))
      if (!(await isKnownPath(path, kind, work))) fail(name, message`The placeholder ${path} is unknown.`);
    if (isOpen) fail(name, "A placeholder is not closed with }}.");
  }
}

/** The hooks of templates. */
export const templateHooks: Hooks<"document-templates"> = { settle, check: { write: check } };
