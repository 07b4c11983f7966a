import { useMemo, useRef, useState } from "react";
import type { Insertion } from "./insertions.ts";
import { type OpenMenu, slashCommands } from "./slash-commands.ts";

interface Shown {
  readonly menu: OpenMenu;
  readonly active: number;
}

/** The menu behind a slash: its state, and the extension of the editor that opens it. */
export function useSlashMenu(insertions: readonly Insertion[]) {
  const [shown, show] = useState<Shown | null>(null);
  const latest = useRef<Shown | null>(null);
  const offered = useRef(insertions);
  offered.current = insertions;
  const extension = useMemo(() => {
    const change = (next: Shown | null) => {
      latest.current = next;
      show(next);
    };
    return slashCommands({
      insertions: () => offered.current,
      onChange: (menu) => change(menu && { menu, active: 0 }),
      onKey({ key }) {
        const open = latest.current;
        const count = open?.menu.items.length ?? 0;
        if (!open || count === 0) return false;
        const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? count - 1 : 0;
        if (step > 0) change({ ...open, active: (open.active + step) % count });
        else if (key === "Enter" || key === "Tab") open.menu.command(open.menu.items[open.active]!);
        else return false;
        return true;
      },
    });
  }, []);
  return { shown, extension };
}
