import { UnstyledButton } from "@mantine/core";
import type { MouseEvent, ReactNode } from "react";
import { PlainLink } from "../components/plain-link.tsx";
import classes from "./record-table.module.css";
import { hasMarkedText, type RowTarget } from "./use-row-opening.ts";

/** The text of the link can be selected like any other: the click that ends a selection does not follow the link. */
const keepSelectedText = (event: MouseEvent): void => {
  if (hasMarkedText()) event.preventDefault();
};

/** The link that opens the record of a row or card. */
export function RowLink({ target, children }: { target: ReturnType<RowTarget>; children: ReactNode }) {
  if (target === null) return children;
  if ("to" in target) {
    return (
      <PlainLink
        to={target.to}
        data-row-link
        className={classes.link}
        draggable={false}
        onClick={keepSelectedText}
      >
        {children}
      </PlainLink>
    );
  }
  return (
    <UnstyledButton data-row-link onClick={() => hasMarkedText() || target.onOpen()} className={classes.link}>
      {children}
    </UnstyledButton>
  );
}
