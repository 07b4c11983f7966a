import { UnstyledButton } from "@mantine/core";
import { usePagination } from "@mantine/hooks";
import { t } from "../messages/t.ts";
import { Icon } from "./icon.tsx";
import classes from "./pages.module.css";

interface PagesProps {
  readonly page: number;
  readonly last: number;
  readonly onPage: (page: number) => void;
  /** What the pages are of, for those who do not see where they stand; a screen with one list needs no label. */
  readonly label?: string;
  /** How many pages are offered beside the current one, on each side. */
  readonly siblings?: number;
}

/** The way to the other pages; nothing where there is one only. Every list would load the code of the library's component. */
export function Pages({ page, last, onPage, label, siblings = 0 }: PagesProps) {
  const { range } = usePagination({ total: last, page, siblings });
  if (last < 2) return null;
  const step = (name: string, icon: "chevron-left" | "chevron-right", to: number) => (
    <UnstyledButton
      className={classes.button}
      aria-label={label === undefined ? name : `${label}, ${name}`}
      disabled={to < 1 || to > last}
      onClick={() => onPage(to)}
    >
      <Icon name={icon} size={16} />
    </UnstyledButton>
  );
  return (
    <div className={classes.pages} data-apart={label !== undefined || undefined} data-screen-only>
      {step(t("previous page"), "chevron-left", page - 1)}
      {range.map((part, at) =>
        part === "dots" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: each of the two gaps has its place.
          <span key={`gap ${at}`} className={classes.gap}>
            …
          </span>
        ) : (
          <UnstyledButton
            key={part}
            className={classes.button}
            aria-label={label === undefined ? t`Page ${part}` : t`${label}, page ${part}`}
            aria-current={part === page ? "page" : undefined}
            onClick={() => onPage(Number(part))}
          >
            {part}
          </UnstyledButton>
        ),
      )}
      {step(t("next page"), "chevron-right", page + 1)}
    </div>
  );
}
