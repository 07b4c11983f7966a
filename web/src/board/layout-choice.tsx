import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { Segments } from "../components/segments.tsx";
import { layoutsOf } from "../declare/layouts.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";

/** Shows the same records as a list, on a board, in a calendar or on a timeline; filters and search stay in the address. */
export function LayoutChoice({ ui }: { readonly ui: ResourceUi }) {
  const { pathname } = useLocation();
  const { page, perPage, sort, columns, open, copy, group, toggled, scale, ...kept } = useSearch({
    strict: false,
  }) as Record<string, string>;
  const navigate = useNavigate();
  const layouts = layoutsOf(ui);
  if (layouts.length === 0) return null;
  const current = layouts.find(({ path }) => path === pathname) ?? layouts[0]!;
  return (
    <Segments
      label={t("Layout")}
      options={layouts.map(({ path, label }) => ({ value: path, label }))}
      value={current.path}
      onChange={(to) => void navigate({ to, search: kept as never })}
    />
  );
}
