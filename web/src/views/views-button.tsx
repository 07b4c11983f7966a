import { Button, Text } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { loadCode } from "../app/load-code.ts";
import { Icon } from "../components/icon.tsx";
import { lateDropdown } from "../components/late-dropdown.tsx";
import type { Column, ResourceUi } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import type { ChangeList, ListState } from "../records/list-state.ts";
import { useDensity } from "../records/use-density.ts";
import { arrangementOf, isChanged } from "./arrangement.ts";
import type { ViewLayout } from "./saved-views.ts";
import type { ViewsDropdownProps } from "./views-dropdown.tsx";

const LateViews = lateDropdown<ViewsDropdownProps>(() => import("./views-dropdown.tsx"), "dialog");
const ViewForm = lazy(() => loadCode(() => import("./view-form.tsx")));

interface ViewsButtonProps {
  readonly ui: ResourceUi;
  readonly state: ListState;
  readonly change: ChangeList;
  readonly layout: ViewLayout;
  /** The columns of a table; null in other layouts. */
  readonly columns: readonly Column[] | null;
}

/** The choice of a saved view, and what can be done with it; the code of the panel is loaded when it is opened. */
export function ViewsButton({ ui, state, layout, columns }: ViewsButtonProps) {
  const [form, setForm] = useState<"new" | "edit" | null>(null);
  const [density] = useDensity();
  const { saved } = state;
  const arrangement = arrangementOf(ui, state, layout, columns, density);
  const changed = saved !== null && isChanged(arrangement, saved, ui.list.sort ?? "");
  const label = saved
    ? changed
      ? t`${saved.attributes.name} (changed)`
      : saved.attributes.name
    : t("Views");
  return (
    <>
      <LateViews
        {...{ ui, saved, arrangement, changed }}
        onForm={setForm}
        target={
          <Button
            variant={saved ? "light" : "default"}
            leftSection={<Icon name="list-details" size={16} />}
            aria-label={saved ? t`View: ${label}` : t("Views")}
            maw={220}
          >
            <Text span inherit truncate>
              {label}
            </Text>
          </Button>
        }
      />
      {form && (
        <Suspense fallback={null}>
          <ViewForm
            {...{ ui, arrangement }}
            view={form === "edit" ? saved : null}
            onClose={() => setForm(null)}
          />
        </Suspense>
      )}
    </>
  );
}
