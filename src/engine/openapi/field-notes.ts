import type { Field, RecordRule } from "../declare/field.ts";
import type { FieldSchema } from "../schema/schema.ts";

/** A default that is the same for every record of every workspace. */
export const constantDefault = ({ fallback }: Field): unknown =>
  typeof fallback === "function" ? (fallback.length === 0 ? fallback() : undefined) : fallback;

/**
 * The default in words. The keyword `default` would make generators of clients take the field for one that has to
 * be sent.
 */
export function defaultNote(field: Field): string | null {
  if (field.fallback === undefined) return null;
  return `Default: ${field.fallbackMeaning ?? `\`${JSON.stringify(constantDefault(field))}\``}.`;
}

export function uniqueNote({ unique }: FieldSchema): string | null {
  if (!unique) return null;
  return unique.within.length === 0 ? "Unique." : `Unique within the same ${unique.within.join(" and ")}.`;
}

/** The rules between fields in words. */
export const ruleNotes = ({ rules }: FieldSchema): string[] => rules.map(ruleNote);

function ruleNote(rule: RecordRule): string {
  const other = `\`${rule.other}\``;
  switch (rule.kind) {
    case "after":
      return `After ${other}.`;
    case "on-or-after":
      return `On or after ${other}.`;
    case "required-when":
      return `Required when ${other} is \`${rule.value}\`.`;
    case "prohibited-unless":
      return `Only when ${other} is \`${rule.value}\`${rule.isImplying ? ", which it means where that one is neither given nor stored" : ""}.`;
    case "prohibited-when":
      return `Not when ${other} is \`${rule.value}\`.`;
    case "prohibited-without":
      return `Only together with ${other}.`;
  }
}
