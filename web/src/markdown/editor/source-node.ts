import { Node } from "@tiptap/core";
import { t } from "../../messages/t.ts";

/** A block that is written as Markdown, because the editor has no other form of it. */
export const sourceNode = Node.create({
  name: "markdownSource",
  group: "block",
  content: "text*",
  marks: "",
  code: true,
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: "pre[data-markdown]", preserveWhitespace: "full" }],
  renderHTML: () => ["pre", { "data-markdown": "", "aria-label": t("Markdown") }, ["code", 0]],
});
