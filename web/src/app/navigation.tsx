import { useLocation } from "@tanstack/react-router";
import { type ComponentType, lazy, type ReactNode, useState } from "react";
import { Icon } from "../components/icon.tsx";
import type { Screen, UiModule } from "../declare/screen.ts";
import { modules } from "../screens/index.ts";
import { mayOpen, type Session, useSession } from "../session/session.ts";
import { type Pin, PinnedLink, pinsOf, usePinnedViews } from "../views/pinned-views.tsx";
import { LateWidget } from "./late-widget.tsx";
import { loadCode } from "./load-code.ts";
import { LinkEntry, SectionEntry } from "./nav-entry.tsx";

interface Entry extends Screen {
  readonly navigation: string;
}

/** The screens of a module that have a navigation entry and are open to the person. */
const entriesOf = ({ screens }: UiModule, session: Session): Entry[] =>
  screens.filter((screen): screen is Entry => screen.navigation !== undefined && mayOpen(session, screen));

/** The counts beside entries; their code is loaded after the frame. */
const counts: ReadonlyMap<UiModule, ComponentType> = new Map(
  modules.flatMap((module) => {
    const { count } = module;
    return count ? [[module, lazy(() => loadCode(count))] as const] : [];
  }),
);

const contains = (path: string, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** The entry whose path is the longest prefix of the current path. */
const currentOf = (entries: readonly Entry[], pathname: string): Entry | undefined =>
  entries
    .filter(({ path }) => contains(path, pathname))
    .sort((one, other) => other.path.length - one.path.length)[0];

/** The navigation entries that are open to the person; the module of the current screen is expanded. */
export function Navigation() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const pinned = usePinnedViews();
  const shown = modules
    .map((module) => ({ module, entries: entriesOf(module, session), pins: pinsOf(module, session, pinned) }))
    .filter(({ entries }) => entries.length > 0);
  const current = currentOf(
    shown.flatMap(({ entries }) => entries),
    pathname,
  );
  const currentPin = pinned.find(({ id }) => id === (search as { view?: string }).view)?.id ?? null;
  return shown.map(({ module, entries, pins }) => {
    const [only, ...others] = entries as [Entry, ...Entry[]];
    const icon = <Icon name={module.icon} />;
    if (others.length === 0 && pins.length === 0) {
      return (
        <ScreenLink
          key={module.label}
          entry={only}
          label={module.label}
          icon={icon}
          current={current}
          count={counts.get(module)}
        />
      );
    }
    const holdsCurrent = current !== undefined && entries.includes(current);
    return (
      <Section
        // The section follows the current screen until the person expands or collapses it.
        key={`${module.label} ${holdsCurrent}`}
        {...{ module, icon, entries, pins, current, currentPin }}
        isOpenAtFirst={holdsCurrent}
      />
    );
  });
}

interface SectionProps {
  readonly module: UiModule;
  readonly icon: ReactNode;
  readonly entries: readonly Entry[];
  /** The pinned views of its lists, and the id of the one that is shown. */
  readonly pins: readonly Pin[];
  readonly currentPin: string | null;
  readonly current: Entry | undefined;
  readonly isOpenAtFirst: boolean;
}

/** The entries of a module with several. Those of a collapsed section are not made: there are a hundred of them. */
function Section({ module, icon, entries, pins, currentPin, current, isOpenAtFirst }: SectionProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <SectionEntry label={module.label} icon={icon} isOpen={isOpen} onChange={setOpen}>
      {entries.map((entry) => (
        <ScreenLink
          key={entry.path}
          entry={entry}
          label={entry.navigation}
          current={pins.some(({ view }) => view.id === currentPin) ? undefined : current}
        />
      ))}
      {pins.map(({ view, path }) => (
        <PinnedLink key={view.id} {...{ view, path }} isCurrent={view.id === currentPin} />
      ))}
    </SectionEntry>
  );
}

interface ScreenLinkProps {
  readonly entry: Entry;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly current: Entry | undefined;
  readonly count?: ComponentType;
}

function ScreenLink({ entry, label, icon, current, count: Count }: ScreenLinkProps) {
  const isCurrent = entry === current;
  return (
    <LinkEntry
      to={entry.path}
      label={label}
      icon={icon}
      after={
        Count && (
          <LateWidget name={entry.path}>
            <Count />
          </LateWidget>
        )
      }
      isCurrent={isCurrent}
    />
  );
}
