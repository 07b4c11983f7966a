import { PlainSelect } from "../components/plain-select.tsx";
import { columnLabel, type ResourceUi } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import { useSession } from "../session/session.ts";
import { descending, sortOf } from "./sorting.ts";
import { readableColumns } from "./use-columns.ts";

interface SortChoiceProps {
  readonly ui: ResourceUi;
  readonly sortable: ReadonlySet<string>;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly width?: number;
}

/** Selects the order of records where there is no header row: on narrow screens, and on boards. */
export function SortChoice({ ui, sortable, sort, onSort, width }: SortChoiceProps) {
  const session = useSession();
  const offered = readableColumns(ui, session).flatMap((column) => {
    const by = sortOf(column, sortable);
    const label = columnLabel(ui, column);
    return by === null
      ? []
      : [
          { value: by, label: t`${label}, ascending` },
          { value: descending(by), label: t`${label}, descending` },
        ];
  });
  const once = [...new Map(offered.map((one) => [one.value, one])).values()];
  if (once.length === 0) return null;
  const isOffered = once.some(({ value }) => value === sort);
  return (
    <PlainSelect
      label={t("Order")}
      options={isOffered ? once : [{ value: "", label: t("Order"), disabled: true }, ...once]}
      value={isOffered ? sort : ""}
      onChange={onSort}
      width={width ?? "100%"}
    />
  );
}
