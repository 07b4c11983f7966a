import { Paper, Portal, UnstyledButton } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Icon } from "../../components/icon.tsx";
import classes from "./rich-editor.module.css";
import type { OpenMenu } from "./typed-menu.ts";

interface InsertionMenuProps {
  readonly id: string;
  readonly label: string;
  readonly menu: OpenMenu;
  readonly active: number;
}

/** How much room the menu needs below the line, in pixels. */
const HEIGHT = 320;

/** A menu behind a character. The text keeps the focus: the arrow keys choose, Enter inserts. */
export function InsertionMenu({ id, label, menu, active }: InsertionMenuProps) {
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => chosen.current?.scrollIntoView({ block: "nearest" }));
  const line = menu.clientRect?.();
  if (!line || menu.items.length === 0) return null;
  const isBelow = line.bottom + HEIGHT < window.innerHeight;
  const place = isBelow ? { top: line.bottom + 4 } : { bottom: window.innerHeight - line.top + 4 };
  const left = Math.max(8, Math.min(line.left, window.innerWidth - 240));
  return (
    <Portal>
      <Paper
        className={classes.menu}
        withBorder
        shadow="md"
        p={4}
        role="listbox"
        id={id}
        aria-label={label}
        style={{ ...place, left }}
      >
        {menu.items.map((item, index) => (
          <UnstyledButton
            key={item.id ?? item.label}
            ref={index === active ? chosen : undefined}
            id={`${id}-${index}`}
            className={classes.choice}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => menu.command(item)}
          >
            <Icon name={item.icon} />
            {item.label}
          </UnstyledButton>
        ))}
      </Paper>
    </Portal>
  );
}
