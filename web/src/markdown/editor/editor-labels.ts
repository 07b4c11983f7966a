import type { RichTextEditorLabels } from "@mantine/tiptap";
import { t } from "../../messages/t.ts";

/** The names of the buttons of the editor, which the library has in English alone. */
export const EDITOR_LABELS: Partial<RichTextEditorLabels> = {
  boldControlLabel: t("Bold"),
  italicControlLabel: t("Italic"),
  strikeControlLabel: t("Strikethrough"),
  codeControlLabel: t("Code"),
  linkControlLabel: t("Link"),
  h2ControlLabel: t("Heading 2"),
  h3ControlLabel: t("Heading 3"),
  bulletListControlLabel: t("Bullet list"),
  orderedListControlLabel: t("Ordered list"),
  blockquoteControlLabel: t("Blockquote"),
  codeBlockControlLabel: t("Code block"),
  hrControlLabel: t("Horizontal line"),
  tableInsertControlLabel: t("Insert table"),
  tableInsertLabel: (columns, rows) => t`Insert ${columns} × ${rows} table`,
  tableRowAfterControlLabel: t("Add row after"),
  tableRowDeleteControlLabel: t("Delete row"),
  tableColumnAfterControlLabel: t("Add column after"),
  tableColumnDeleteControlLabel: t("Delete column"),
  tableDeleteControlLabel: t("Delete table"),
  undoControlLabel: t("Undo"),
  redoControlLabel: t("Redo"),
  linkEditorInputLabel: t("Enter URL"),
  linkEditorExternalLink: t("Open link in a new tab"),
  linkEditorInternalLink: t("Open link in the same tab"),
  linkEditorSave: t("Save"),
  unlinkControlLabel: t("Remove link"),
};
