import { Kbd, List } from "@mantine/core";
import type { Shortcut } from "./shortcuts.ts";

/** Keys with what they do. */
export function ShortcutList({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) {
  return (
    <List size="sm" spacing={6} listStyleType="none">
      {shortcuts.map(([keys, what]) => (
        <List.Item key={`${keys.join(" ")} ${what}`}>
          {keys.map((key) => (
            <Kbd key={key} mr={4}>
              {key}
            </Kbd>
          ))}
          {what}
        </List.Item>
      ))}
    </List>
  );
}
