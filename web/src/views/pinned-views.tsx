import { useQuery } from "@tanstack/react-query";
import { LinkEntry } from "../app/nav-entry.tsx";
import { Icon } from "../components/icon.tsx";
import type { UiModule } from "../declare/screen.ts";
import { mayOpen, type Session } from "../session/session.ts";
import { type SavedView, viewsQuery } from "./saved-views.ts";

const NONE: readonly SavedView[] = [];

/** The views that the person has in the navigation. */
export function usePinnedViews(): readonly SavedView[] {
  const { data } = useQuery(viewsQuery);
  return data?.data.filter(({ attributes }) => attributes.is_pinned) ?? NONE;
}

/** A view and the path of the screen that shows it. */
export interface Pin {
  readonly view: SavedView;
  readonly path: string;
}

/** The pinned views of a module's lists, as far as the person may open these. */
export function pinsOf({ screens }: UiModule, session: Session, pinned: readonly SavedView[]): Pin[] {
  return pinned.flatMap((view) => {
    const { resource, layout } = view.attributes;
    const screen = screens.find((one) => one.lists === resource && (one.layout ?? "list") === layout);
    return screen && mayOpen(session, screen) ? [{ view, path: screen.path }] : [];
  });
}

interface PinnedLinkProps extends Pin {
  readonly isCurrent: boolean;
}

/** A view in the navigation. */
export function PinnedLink({ view, path, isCurrent }: PinnedLinkProps) {
  return (
    <LinkEntry
      to={path}
      search={{ view: view.id }}
      label={view.attributes.name}
      icon={<Icon name="pin" size={14} />}
      isCurrent={isCurrent}
    />
  );
}
