import { useMemo, useRef, useState } from "react";
import { type OpenMenu, type TypedMenu, typedMenu } from "./typed-menu.ts";

interface Shown {
  readonly menu: OpenMenu;
  readonly active: number;
}

/** A menu behind a character: its state, and the extension of the editor that opens it. */
export function useTypedMenu(menu: TypedMenu) {
  const [shown, show] = useState<Shown | null>(null);
  const latest = useRef<Shown | null>(null);
  const offered = useRef(menu);
  offered.current = menu;
  const { name, char, allowsSpaces } = menu;
  const extension = useMemo(() => {
    const change = (next: Shown | null) => {
      latest.current = next;
      show(next);
    };
    return typedMenu({
      ...{ name, char, allowsSpaces },
      named: (words) => offered.current.named(words),
      onChange: (open) => change(open && { menu: open, active: 0 }),
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
  }, [name, char, allowsSpaces]);
  return { shown, extension };
}
