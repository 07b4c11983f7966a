import { Pagination } from "@mantine/core";
import { t } from "../messages/t.ts";
import { pageControlName } from "./page-controls.ts";

interface PagesProps {
  readonly page: number;
  readonly last: number;
  readonly onPage: (page: number) => void;
  /** What the pages are of, for those who do not see where they stand. */
  readonly label: string;
}

/** The way to the other pages; nothing where there is one only. */
export function Pages({ page, last, onPage, label }: PagesProps) {
  if (last < 2) return null;
  return (
    <Pagination
      mt="md"
      size="sm"
      siblings={0}
      total={last}
      value={page}
      onChange={onPage}
      getItemProps={(number) => ({ "aria-label": t`${label}, page ${number}` })}
      getControlProps={(control) => ({ "aria-label": `${label}, ${pageControlName(control)}` })}
    />
  );
}
