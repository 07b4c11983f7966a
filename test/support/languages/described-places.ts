import type { SyntaxNode } from "./syntax-node.ts";

/** Files whose sentences are for developers, administrators, seeds and tests. */
const FOR_OTHERS = [
  /\.(test|fixture|seed)\.ts$/,
  /^src\/(cli|administration|engine\/openapi|engine\/schema|platform\/(config|database|permissions))\//,
  /^src\/administration\.ts$/,
  /^src\/modules\/[a-z-]+\/seeds\//,
];

export const isForOthers = (path: string): boolean => FOR_OTHERS.some((pattern) => pattern.test(path));

/** Members of declarations that describe something in the API reference, which is English, or that is said in a language of its own. */
const DESCRIBING = new Set([
  ...["description", "question", "notes", "body", "intro", "help", "comment", "content", "detail", "text"],
  ...[
    "title",
    "fix",
    "example",
    "sendText",
    "remindText",
    "dueText",
    "validText",
    "archiving",
    "default_value",
  ],
  ...["LAST_EVENT_ID", "implies", "negated", "secret", "PLAIN_TEXT_KEY", "criteria", "scale_labels", "more"],
]);

/** Functions whose arguments do the same, or are errors in the program. */
const DESCRIBING_CALLS = new Set([
  ...["describe", "described", "report", "object", "listOf", "percent", "failure", "figure", "dateParameter"],
  ...["countedInGroups", "hours", "groups", "figureOrNull", "ids", "idsOrNull", "bucket", "paragraph"],
  ...["derivedDay", "header", "queryParameter", "rowList", "jsonb", "computedDefault", "response", "query"],
  ...["rate", "count", "counts", "RangeError", "TypeError", "SyntaxError", "Error", "Histogram"],
  ...["transition", "change", "decision", "arrayOf", "rowsOf"],
]);

/** Whether what is written within these nodes describes something, and is not said by a response. */
export function isDescribed(parents: readonly SyntaxNode[], code: string): boolean {
  if (parents.some(({ type, key }) => type === "Property" && DESCRIBING.has(key?.name ?? ""))) return true;
  const call = parents.findLast(({ type }) => type === "CallExpression" || type === "NewExpression");
  const parent = parents.at(-1);
  const isArgument =
    call === parent || parent?.type === "ConditionalExpression" || parent?.type === "LogicalExpression";
  if (!call || !isArgument) return false;
  const name = code.slice(call.callee!.start, call.callee!.end).split(".").at(-1)!.trim();
  return DESCRIBING_CALLS.has(name);
}

/** Sentences elsewhere that describe something, or that are stored as the text of a record. */
export const NOT_SAID: ReadonlySet<string> = new Set([
  "A written value applies from today on, for a new employee from the beginning. Use `employee-rates` for a rate that starts on another day.",
  "Sorted by name, each with its number of active employees.",
  "Returned only once: null in the response to a repeated request.",
  "Visible to {0}.",
  "How do we work together?",
]);
