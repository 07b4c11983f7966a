import { RichTextEditor } from "@mantine/tiptap";
import { type Editor, useEditorState } from "@tiptap/react";
import { Icon } from "../../components/icon.tsx";
import { t } from "../../messages/t.ts";

interface EditorToolbarProps {
  readonly editor: Editor;
  /** Opens the choice of an image; null where none can be stored. */
  readonly onImage: (() => void) | null;
}

/** Buttons for those who do not type Markdown. In a table, those for its rows and columns. */
export function EditorToolbar({ editor, onImage }: EditorToolbarProps) {
  const isInTable = useEditorState({ editor, selector: (state) => state.editor.isActive("table") });
  return (
    <RichTextEditor.Toolbar sticky stickyOffset="3.5rem">
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Strikethrough />
        <RichTextEditor.Code />
        <RichTextEditor.Link />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
        <RichTextEditor.CodeBlock />
        <RichTextEditor.Hr />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.TableInsert />
        {onImage && (
          <RichTextEditor.Control aria-label={t("Image")} title={t("Image")} onClick={onImage}>
            <Icon name="photo" size={16} />
          </RichTextEditor.Control>
        )}
      </RichTextEditor.ControlsGroup>
      {isInTable && (
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.TableRowAfter />
          <RichTextEditor.TableRowDelete />
          <RichTextEditor.TableColumnAfter />
          <RichTextEditor.TableColumnDelete />
          <RichTextEditor.TableDelete />
        </RichTextEditor.ControlsGroup>
      )}
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}
