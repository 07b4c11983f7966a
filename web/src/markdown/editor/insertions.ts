import type { Editor, Range } from "@tiptap/core";
import type { IconName } from "../../components/icon-shapes.ts";
import { t } from "../../messages/t.ts";

/** Something that the menu behind a slash inserts, or makes of the line in which it was typed. */
export interface Insertion {
  /** Tells it from others with the same label. */
  readonly id?: string;
  readonly label: string;
  readonly icon: IconName;
  /** Other words by which people look for it. */
  readonly words: string;
  readonly apply: (editor: Editor, range: Range) => void;
}

const instead = (editor: Editor, range: Range) => editor.chain().focus().deleteRange(range);

const INSERTIONS: readonly Insertion[] = [
  {
    label: t("Heading"),
    icon: "heading",
    words: t("title section h2"),
    apply: (editor, range) => instead(editor, range).setHeading({ level: 2 }).run(),
  },
  {
    label: t("Subheading"),
    icon: "heading",
    words: t("title section h3"),
    apply: (editor, range) => instead(editor, range).setHeading({ level: 3 }).run(),
  },
  {
    label: t("Bulleted list"),
    icon: "list",
    words: t("points unordered"),
    apply: (editor, range) => instead(editor, range).toggleBulletList().run(),
  },
  {
    label: t("Numbered list"),
    icon: "list-numbers",
    words: t("steps ordered"),
    apply: (editor, range) => instead(editor, range).toggleOrderedList().run(),
  },
  {
    label: t("Table"),
    icon: "table",
    words: t("rows columns cells"),
    apply: (editor, range) =>
      instead(editor, range).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    label: t("Quotation"),
    icon: "quote",
    words: t("blockquote cite"),
    apply: (editor, range) => instead(editor, range).setBlockquote().run(),
  },
  {
    label: t("Code"),
    icon: "code",
    words: t("program monospace"),
    apply: (editor, range) => instead(editor, range).setCodeBlock().run(),
  },
  {
    label: t("Line"),
    icon: "minus",
    words: t("rule separator divider"),
    apply: (editor, range) => instead(editor, range).setHorizontalRule().run(),
  },
];

/** What the menu offers: also an image if files can be stored. */
export function insertionsFor(chooseImage: (() => void) | null): readonly Insertion[] {
  if (chooseImage === null) return INSERTIONS;
  const image: Insertion = {
    label: t("Image"),
    icon: "photo",
    words: t("picture photo screenshot file"),
    apply(editor, range) {
      instead(editor, range).run();
      chooseImage();
    },
  };
  return [...INSERTIONS, image];
}

/** Those that begin with what was typed, in any of their words. */
export function insertionsNamed(insertions: readonly Insertion[], typed: string): readonly Insertion[] {
  const sought = typed.toLowerCase();
  return insertions.filter(({ label, words }) =>
    `${label} ${words}`
      .toLowerCase()
      .split(" ")
      .some((word) => word.startsWith(sought)),
  );
}
