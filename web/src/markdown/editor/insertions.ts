import type { Editor, Range } from "@tiptap/core";
import type { IconName } from "../../components/icon-shapes.ts";

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
    label: "Heading",
    icon: "heading",
    words: "title section h2",
    apply: (editor, range) => instead(editor, range).setHeading({ level: 2 }).run(),
  },
  {
    label: "Subheading",
    icon: "heading",
    words: "title section h3",
    apply: (editor, range) => instead(editor, range).setHeading({ level: 3 }).run(),
  },
  {
    label: "Bulleted list",
    icon: "list",
    words: "points unordered",
    apply: (editor, range) => instead(editor, range).toggleBulletList().run(),
  },
  {
    label: "Numbered list",
    icon: "list-numbers",
    words: "steps ordered",
    apply: (editor, range) => instead(editor, range).toggleOrderedList().run(),
  },
  {
    label: "Table",
    icon: "table",
    words: "rows columns cells",
    apply: (editor, range) =>
      instead(editor, range).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    label: "Quotation",
    icon: "quote",
    words: "blockquote cite",
    apply: (editor, range) => instead(editor, range).setBlockquote().run(),
  },
  {
    label: "Code",
    icon: "code",
    words: "program monospace",
    apply: (editor, range) => instead(editor, range).setCodeBlock().run(),
  },
  {
    label: "Line",
    icon: "minus",
    words: "rule separator divider",
    apply: (editor, range) => instead(editor, range).setHorizontalRule().run(),
  },
];

/** What the menu offers: also an image if files can be stored. */
export function insertionsFor(chooseImage: (() => void) | null): readonly Insertion[] {
  if (chooseImage === null) return INSERTIONS;
  const image: Insertion = {
    label: "Image",
    icon: "photo",
    words: "picture photo screenshot file",
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
