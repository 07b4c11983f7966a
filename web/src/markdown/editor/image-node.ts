import { Node } from "@tiptap/core";

/** Where an image of a text is found; null for one that is not loaded, because it belongs to another site. */
export type ImageAddress = (address: string) => string | null;

/** An image in a line. One that is not loaded is shown as its name. */
export const imageNode = (urlOf: ImageAddress) =>
  Node.create({
    name: "image",
    group: "inline",
    inline: true,
    draggable: true,
    addAttributes: () => ({
      src: { default: "", rendered: false, parseHTML: (element) => element.dataset.address },
      alt: { default: "", rendered: false, parseHTML: (element) => element.dataset.alt },
      title: { default: null },
    }),
    parseHTML: () => [{ tag: "[data-address]" }],
    renderHTML({ node, HTMLAttributes }) {
      const { src, alt } = node.attrs as { readonly src: string; readonly alt: string };
      const kept = { ...HTMLAttributes, "data-address": src, "data-alt": alt };
      const url = urlOf(src);
      return url === null
        ? ["span", { ...kept, class: "linked-image" }, alt || src]
        : ["img", { ...kept, src: url, alt }];
    },
  });
