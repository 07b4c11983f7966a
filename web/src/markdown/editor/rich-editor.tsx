import "@mantine/tiptap/styles.layer.css";
import { FileButton } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import { useQueryClient } from "@tanstack/react-query";
import { getSchema } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { useEditor } from "@tiptap/react";
import { useEffect, useId, useMemo, useRef } from "react";
import { t } from "../../messages/t.ts";
import textClasses from "../markdown-text.module.css";
import { EDITOR_LABELS } from "./editor-labels.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { markdownExtensions } from "./extensions.ts";
import type { ImageAddress } from "./image-node.ts";
import { imageUploads, insertImages, type StoreImage } from "./image-uploads.ts";
import { InsertionMenu } from "./insertion-menu.tsx";
import { insertionsFor, insertionsNamed } from "./insertions.ts";
import { mentionInsertions } from "./mention-insertions.ts";
import { openDocument } from "./open-document.ts";
import classes from "./rich-editor.module.css";
import { useTypedMenu } from "./use-typed-menu.ts";

export interface RichEditorProps {
  readonly label: string;
  /** The text in Markdown when the editor opens. */
  readonly initial: string;
  readonly onChange: (text: string) => void;
  readonly urlOf: ImageAddress;
  /** Stores images that are pasted, dropped or chosen; null where none can be stored. */
  readonly storeImage: StoreImage | null;
}

const IMAGES = "image/png,image/jpeg,image/gif,image/webp";

/** Writes Markdown as it looks. Blocks that a person does not change keep their text. */
export default function RichEditor({ label, initial, onChange, urlOf, storeImage }: RichEditorProps) {
  const id = useId();
  const chooseFile = useRef<(() => void) | null>(null);
  const latest = useRef({ onChange, urlOf });
  latest.current = { onChange, urlOf };
  const client = useQueryClient();
  const insertions = insertionsFor(storeImage && (() => chooseFile.current?.()));
  const slash = useTypedMenu({
    ...{ name: "insertions", char: "/", allowsSpaces: false },
    named: (words) => insertionsNamed(insertions, words),
  });
  const people = useTypedMenu({
    ...{ name: "people", char: "@", allowsSpaces: true },
    named: (words) => mentionInsertions(client, words),
  });
  const shown = slash.shown ?? people.shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor keeps the text with which it was opened.
  const { extensions, opened } = useMemo(() => {
    const kinds = markdownExtensions((address) => latest.current.urlOf(address));
    const uploads = storeImage ? [imageUploads(storeImage)] : [];
    return {
      extensions: [...kinds, slash.extension, people.extension, ...uploads],
      opened: openDocument(getSchema(kinds), initial),
    };
  }, []);
  const write = useRef<((changed: Node) => string) | null>(null);
  const written = useRef(initial);
  const editor = useEditor({
    extensions,
    content: opened.doc.toJSON(),
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        class: textClasses.text ?? "",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        spellcheck: "true",
      },
    },
    onUpdate({ editor: { state } }) {
      const text = write.current?.(state.doc) ?? written.current;
      if (text === written.current) return;
      written.current = text;
      latest.current.onChange(text);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the blocks are those of the editor's first document.
  write.current = useMemo(() => opened.writerFor(editor.state.doc), [editor]);
  useEffect(() => {
    // An editor whose first rendering took long has already been destroyed; the one that replaces it comes next.
    if (editor.isDestroyed) return;
    const { dom } = editor.view;
    const active = shown ? `${id}-${shown.active}` : null;
    for (const [name, value] of [
      ["aria-controls", shown && id],
      ["aria-activedescendant", active],
    ] as const)
      if (value) dom.setAttribute(name, value);
      else dom.removeAttribute(name);
  }, [editor, id, shown]);
  const choose = storeImage && (() => chooseFile.current?.());
  return (
    <>
      <RichTextEditor editor={editor} labels={EDITOR_LABELS} className={classes.editor}>
        <EditorToolbar editor={editor} onImage={choose} />
        <RichTextEditor.Content />
      </RichTextEditor>
      {storeImage && (
        <FileButton
          accept={IMAGES}
          multiple
          onChange={(files) => void insertImages(editor, files, editor.state.selection.to, storeImage)}
        >
          {({ onClick }) => {
            chooseFile.current = onClick;
            return null;
          }}
        </FileButton>
      )}
      {shown && (
        <InsertionMenu id={id} label={slash.shown ? t("Insert") : t("People to mention")} {...shown} />
      )}
    </>
  );
}
