import { lazy, type ReactNode, useState } from "react";
import type { ApiRecord } from "../api/records.ts";
import { LateWidget } from "../app/late-widget.tsx";
import { loadCode } from "../app/load-code.ts";
import { nameIn } from "../declare/record-label.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import classes from "./record-table.module.css";
import type { RowActions } from "./use-row-keys.ts";
import type { RowTarget } from "./use-row-opening.ts";
import type { Selection } from "./use-selection.ts";

const RowMenu = lazy(() => loadCode(() => import("./menu/row-menu.tsx")));

/** What the menus of rows need of their list. */
export interface RowMenuOptions {
  readonly ui: ResourceUi;
  readonly target: RowTarget;
  readonly selection?: Selection | null | undefined;
  readonly actions: RowActions;
}

/**
 * The menus of rows: a button for each, and the one that is open. Their code is loaded when the first is opened. The
 * buttons are plain elements, because every row has one.
 */
export function useRowMenu(options: RowMenuOptions): {
  readonly buttonOf: (record: ApiRecord) => ReactNode;
  readonly shown: ReactNode;
} {
  const [opened, setOpened] = useState<{ record: ApiRecord; place: HTMLElement } | null>(null);
  return {
    buttonOf: (record) => (
      <button
        type="button"
        className={classes.menu}
        data-row-menu
        data-screen-only
        aria-haspopup="menu"
        aria-label={t`Menu of ${nameIn(options.ui, record)}`}
        onClick={({ currentTarget }) => setOpened({ record, place: currentTarget })}
      />
    ),
    shown: opened && (
      <LateWidget name="row-menu">
        <RowMenu key={opened.record.id} {...options} {...opened} onClose={() => setOpened(null)} />
      </LateWidget>
    ),
  };
}
