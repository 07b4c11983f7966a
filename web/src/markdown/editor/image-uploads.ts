import { type Editor, Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";

/** An image that was stored: the address by which the text names it, and its name. */
export interface StoredImage {
  readonly src: string;
  readonly alt: string;
}

/** Stores an image; null if that failed, which the person has been notified of. */
export type StoreImage = (file: File) => Promise<StoredImage | null>;

const imagesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));

/** Stores images and inserts them where they were pasted, also if the person goes on typing meanwhile. */
export async function insertImages(
  editor: Editor,
  files: readonly File[],
  at: number,
  store: StoreImage,
): Promise<void> {
  let place = at;
  const follow = ({ transaction }: { readonly transaction: { mapping: { map(place: number): number } } }) => {
    place = transaction.mapping.map(place);
  };
  editor.on("transaction", follow);
  try {
    for (const file of files) {
      const attrs = await store(file);
      if (editor.isDestroyed) return;
      if (attrs) editor.commands.insertContentAt(place, { type: "image", attrs });
    }
  } finally {
    editor.off("transaction", follow);
  }
}

/** Takes images that are pasted or dropped. */
export const imageUploads = (store: StoreImage) =>
  Extension.create({
    name: "imageUploads",
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        new Plugin({
          props: {
            handlePaste(view, { clipboardData }) {
              const files = imagesIn(clipboardData);
              // Spreadsheets copy a picture of the cells beside the cells.
              if (files.length === 0 || clipboardData?.types.includes("text/html")) return false;
              void insertImages(editor, files, view.state.selection.to, store);
              return true;
            },
            handleDrop(view, { dataTransfer, clientX: left, clientY: top }) {
              const files = imagesIn(dataTransfer);
              if (files.length === 0) return false;
              const at = view.posAtCoords({ left, top })?.pos ?? view.state.selection.to;
              void insertImages(editor, files, at, store);
              return true;
            },
          },
        }),
      ];
    },
  });
