import { Extension } from "@tiptap/core";
import { Suggestion, type SuggestionProps } from "@tiptap/suggestion";
import { type Insertion, insertionsNamed } from "./insertions.ts";

export type OpenMenu = SuggestionProps<Insertion, Insertion>;

interface MenuOptions {
  readonly insertions: () => readonly Insertion[];
  readonly onChange: (open: OpenMenu | null) => void;
  /** Whether the menu takes the key. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/** Opens a menu behind a slash at the start of a line or after a space. */
export const slashCommands = ({ insertions, onChange, onKey }: MenuOptions) =>
  Extension.create({
    name: "slashCommands",
    addProseMirrorPlugins() {
      return [
        Suggestion<Insertion, Insertion>({
          editor: this.editor,
          char: "/",
          items: ({ query }) => [...insertionsNamed(insertions(), query)],
          allow: ({ state }) => state.selection.$from.parent.type.name === "paragraph",
          command: ({ editor, range, props }) => props.apply(editor, range),
          render: () => ({
            onStart: onChange,
            onUpdate: onChange,
            onExit: () => onChange(null),
            onKeyDown: ({ event }) => onKey(event),
          }),
        }),
      ];
    },
  });
