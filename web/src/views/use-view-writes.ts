import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { changeRecord, createRecord, deleteRecord, runAction } from "../api/records.ts";
import { notifyDone, notifyFailure } from "../components/notify.tsx";
import { pathOfLayout } from "../declare/layouts.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import type { Arrangement } from "./arrangement.ts";
import { type SavedView, useViewsOf, viewsQuery } from "./saved-views.ts";

type Values = Readonly<Record<string, unknown>>;

/** Opening, saving, pinning and deleting the views of a list. */
export function useViewWrites(ui: ResourceUi) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { standard } = useViewsOf(ui);
  const readAgain = () => client.invalidateQueries({ queryKey: viewsQuery.queryKey.slice(0, 1) });

  /** Opens a view as it was saved, on the screen with its layout; null: the list without any. */
  const open = (view: { id: string; layout: string } | null): void => {
    const path = (view && pathOfLayout(ui, view.layout)) ?? ".";
    void navigate({ to: path, search: { view: view?.id ?? (standard ? "none" : undefined) } as never });
  };

  return {
    open,
    async create(values: Values, arrangement: Arrangement, isPinned: boolean): Promise<void> {
      const { data } = await createRecord("views", { resource: ui.resource, ...arrangement, ...values });
      if (isPinned) await runAction("views", data.id, "pin");
      await readAgain();
      notifyDone(t`Saved the view ${String(data.attributes.name)}`);
      open({ id: data.id, layout: arrangement.layout });
    },
    async change(view: SavedView, values: Values): Promise<void> {
      await changeRecord("views", view.id, values);
      await readAgain();
      notifyDone(t`Saved the view ${String(values.name ?? view.attributes.name)}`);
    },
    async remove(view: SavedView): Promise<void> {
      await deleteRecord("views", view.id);
      open(null);
      await readAgain();
      notifyDone(t`Deleted the view ${view.attributes.name}`);
    },
    pin: (view: SavedView): void =>
      void runAction("views", view.id, view.attributes.is_pinned ? "unpin" : "pin")
        .then(readAgain)
        .catch(notifyFailure),
  };
}
