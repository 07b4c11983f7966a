import { SegmentedControl } from "@mantine/core";
import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import type { BoardUi } from "../declare/board-ui.ts";

/** Shows the same records as a list or on a board; the filters and the search stay in the address. */
export function LayoutChoice({ board: { path, listPath } }: { readonly board: BoardUi }) {
  const { pathname } = useLocation();
  const { page, perPage, sort, columns, open, ...kept } = useSearch({ strict: false }) as Record<
    string,
    string
  >;
  const navigate = useNavigate();
  return (
    <SegmentedControl
      aria-label="Layout"
      data={[
        { value: listPath, label: "List" },
        { value: path, label: "Board" },
      ]}
      value={pathname === path ? path : listPath}
      onChange={(to) => void navigate({ to, search: kept as never })}
    />
  );
}
