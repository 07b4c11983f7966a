import type { Choice } from "../../../declare/resource-ui.ts";

/** An option while it is being edited: a new one has no value yet, and is known by its key. */
export interface OptionDraft extends Omit<Choice, "value"> {
  readonly key: string;
  readonly value: string | null;
}

const LONGEST_VALUE = 50;
let made = 0;

/** A new option. */
export const newOption = (): OptionDraft => {
  made += 1;
  return { key: `new ${made}`, value: null, label: "", color: null, is_archived: false };
};

/** The options of a definition, to be edited. */
export const draftsOf = (options: readonly Choice[] | null): readonly OptionDraft[] =>
  (options ?? []).map((option) => ({ ...option, key: option.value }));

const PLAIN: Readonly<Record<string, string>> = { ß: "ss", ł: "l", ø: "o", đ: "d", æ: "ae", œ: "oe" };

/** What a label comes to in small Latin letters, digits and `_`; "option" when nothing of it does. */
function valueOfLabel(label: string): string {
  const folded = label.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  const plain = folded.replace(/[ßłøđæœ]/g, (letter) => PLAIN[letter]!);
  const value = plain
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_/, "")
    .slice(0, LONGEST_VALUE)
    .replace(/_$/, "");
  return value || "option";
}

/** A value that no other option has; `gold_2` where there is a `gold`. */
function freeValue(label: string, taken: ReadonlySet<string>): string {
  const value = valueOfLabel(label);
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? "" : `_${n}`;
    const candidate = value.slice(0, LONGEST_VALUE - suffix.length) + suffix;
    if (!taken.has(candidate)) return candidate;
  }
}

const labelOf = ({ label }: Pick<Choice, "label">): string => label.trim().toLowerCase();

/** Options as the API takes them. Two with the same label get the same value, which the API refuses. */
export function bodyOf(drafts: readonly OptionDraft[]): Choice[] {
  const taken = new Set(drafts.flatMap(({ value }) => value ?? []));
  const byLabel = new Map(drafts.flatMap((draft) => (draft.value ? [[labelOf(draft), draft.value]] : [])));
  return drafts.map(({ key: _key, value, ...option }) => {
    const settled = value ?? byLabel.get(labelOf(option)) ?? freeValue(option.label, taken);
    taken.add(settled);
    byLabel.set(labelOf(option), settled);
    return { value: settled, ...option };
  });
}

/** What can be the default: each value once, of the options that have a name already. */
export const choicesOf = (drafts: readonly OptionDraft[]): Choice[] => [
  ...new Map(
    bodyOf(drafts)
      .filter(({ label }) => label !== "")
      .map((option) => [option.value, option]),
  ).values(),
];
