import { UnstyledButton } from "@mantine/core";
import { Icon } from "./icon.tsx";
import classes from "./sort-button.module.css";

/** How a table is ordered by a column, in the words of `aria-sort`. */
type SortDirection = "ascending" | "descending" | "none";

const ICONS = { ascending: "chevron-up", descending: "chevron-down", none: "selector" } as const;

interface SortButtonProps {
  readonly label: string;
  readonly direction: SortDirection;
  readonly onSort: () => void;
}

/** The head of a column by which a table can be ordered. */
export function SortButton({ label, direction, onSort }: SortButtonProps) {
  return (
    <UnstyledButton className={classes.sort} onClick={onSort}>
      {label}
      <span className={classes.arrow} data-active={direction !== "none" || undefined}>
        <Icon name={ICONS[direction]} size={14} stroke={2} />
      </span>
    </UnstyledButton>
  );
}
