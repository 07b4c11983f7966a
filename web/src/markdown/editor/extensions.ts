import { type AnyExtension, Extension } from "@tiptap/core";
import { Code } from "@tiptap/extension-code";
import { Link } from "@tiptap/extension-link";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { markdown } from "../markdown.ts";
import { type ImageAddress, imageNode } from "./image-node.ts";
import { mentionNode } from "./mention-node.ts";
import { sourceNode } from "./source-node.ts";

/** A list in Markdown is tight or loose: without or with empty lines between its items. */
const listSpacing = Extension.create({
  name: "listSpacing",
  addGlobalAttributes: () => [
    { types: ["bulletList", "orderedList"], attributes: { tight: { default: true, rendered: false } } },
  ],
});

/** A cell in Markdown is one line, and its alignment an attribute, because the browser's policy allows no styles. */
const oneLine = {
  content: "inline*",
  addAttributes: () => ({
    colspan: { default: 1 },
    rowspan: { default: 1 },
    colwidth: { default: null, rendered: false },
    align: { default: null },
  }),
};

const link = Link.extend({
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
  renderHTML: ({ HTMLAttributes }) => ["a", { ...HTMLAttributes, rel: "noopener noreferrer" }, 0],
}).configure({
  openOnClick: false,
  defaultProtocol: "https",
  isAllowedUri: (address) => markdown.validateLink(address),
});

/** The kinds of text that Markdown has, with the shortcuts for typing them, and nothing else. */
export const markdownExtensions = (urlOf: ImageAddress): AnyExtension[] => [
  StarterKit.configure({ underline: false, link: false, code: false }),
  listSpacing,
  link,
  // Markdown has code in bold and in links; code is the innermost of the marks of a text.
  Code.extend({ excludes: "", priority: 50 }),
  Table.configure({ resizable: false }).extend({
    addKeyboardShortcuts() {
      const keys = this.parent?.() ?? {};
      // A cell has one line, so Enter leads to the next one, as Tab does.
      return { ...keys, Enter: (pressed) => this.editor.isActive("table") && keys.Tab!(pressed) };
    },
  }),
  TableRow,
  TableHeader.extend(oneLine),
  TableCell.extend(oneLine),
  imageNode(urlOf),
  mentionNode,
  sourceNode,
];
