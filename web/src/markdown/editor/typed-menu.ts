import { Extension } from "@tiptap/core";
import { PluginKey } from "@tiptap/pm/state";
import { Suggestion, type SuggestionProps } from "@tiptap/suggestion";
import type { Insertion } from "./insertions.ts";

export type OpenMenu = SuggestionProps<Insertion, Insertion>;

/** A menu that a character opens at the start of a line or after a space. */
export interface TypedMenu {
  readonly name: string;
  readonly char: string;
  /** What is offered for the words behind the character. */
  readonly named: (words: string) => readonly Insertion[] | Promise<readonly Insertion[]>;
  /** Whether the words can contain spaces. */
  readonly allowsSpaces: boolean;
}

interface MenuOptions extends TypedMenu {
  readonly onChange: (open: OpenMenu | null) => void;
  /** Whether the menu takes the key. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/** Opens a menu behind a character. */
export const typedMenu = ({ name, char, named, allowsSpaces, onChange, onKey }: MenuOptions) =>
  Extension.create({
    name,
    addProseMirrorPlugins() {
      return [
        Suggestion<Insertion, Insertion>({
          pluginKey: new PluginKey(name),
          editor: this.editor,
          char,
          allowSpaces: allowsSpaces,
          items: async ({ query }) => [...(await named(query))],
          allow: ({ state }) =>
            state.selection.$from.parent.inlineContent && !state.selection.$from.parent.type.spec.code,
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
