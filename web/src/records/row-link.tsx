import { UnstyledButton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import classes from "./record-table.module.css";
import { hasMarkedText, type RowTarget } from "./use-row-opening.ts";

/** Text of the link can be marked like any other: what ends marking it follows no link. */
const keepSelectedText = (event: MouseEvent): void => {
  if (hasMarkedText()) event.preventDefault();
};

/** Leads to the record of a row or card. */
export function RowLink({ target, children }: { target: ReturnType<RowTarget>; children: ReactNode }) {
  if (target === null) return children;
  if ("to" in target) {
    return (
      <Link to={target.to} className={classes.link} draggable={false} onClick={keepSelectedText}>
        {children}
      </Link>
    );
  }
  return (
    <UnstyledButton onClick={() => hasMarkedText() || target.onOpen()} className={classes.link}>
      {children}
    </UnstyledButton>
  );
}
