import { Node } from "@tiptap/core";

/** A person who is mentioned in a line. */
export const mentionNode = Node.create({
  name: "mention",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => ({
    id: { default: "", rendered: false, parseHTML: (element) => element.dataset.mention },
    name: { default: "", rendered: false, parseHTML: (element) => element.dataset.name },
  }),
  parseHTML: () => [{ tag: "span[data-mention]" }],
  renderHTML({ node }) {
    const { id, name } = node.attrs as { readonly id: string; readonly name: string };
    return ["span", { class: "mention", "data-mention": id, "data-name": name }, `@${name}`];
  },
  renderText: ({ node }) => `@${node.attrs.name}`,
});
