import { eventNames } from "../../src/engine/schema/event-types.ts";
import type { Schema } from "../../src/engine/schema/schema.ts";
import { englishName } from "../../web/src/format/english-names.ts";

/** The words for the resources and events of the audit log, so that they are in the catalogues. */
export function eventWordsFile(schema: Schema, note: string): string {
  const parts = eventNames(schema).flatMap((event) => event.split("."));
  const names = new Set(["created", "updated", "deleted", ...parts.filter((part) => part !== "*")]);
  const entries = [...names]
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: t(${JSON.stringify(englishName(name))}),`);
  return `${note}import { t } from "../../messages/t.ts";

/** Resources and events of the audit log in words, by their names. */
export const EVENT_WORDS: Readonly<Record<string, string>> = {
${entries.join("\n")}
};
`;
}
