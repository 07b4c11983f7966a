import { Kbd, Loader, Menu } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useState } from "react";
import { recordQuery } from "../../api/queries.ts";
import type { ApiRecord } from "../../api/records.ts";
import { Icon } from "../../components/icon.tsx";
import type { IconName } from "../../components/icon-shapes.ts";
import { offeredActions, showsReasons, wordsOf } from "../../declare/action-ui.ts";
import { nameIn } from "../../declare/record-label.ts";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import { canChange } from "../../declare/rights.ts";
import { t } from "../../messages/t.ts";
import { type Session, useSession } from "../../session/session.ts";
import { askToDelete, isDeletable } from "../ask-to-delete.ts";
import { mayCopy } from "../copied-values.ts";
import { useActionRuns } from "../use-action-runs.tsx";
import type { RowMenuOptions } from "../use-row-menu.tsx";
import { copyLink } from "./copy-link.ts";

interface RowMenuProps extends RowMenuOptions {
  readonly record: ApiRecord;
  /** The button of the row. */
  readonly place: HTMLElement;
  readonly onClose: () => void;
}

/** What can be done with the record of a row: to open, edit and copy it, and the actions that the person may run. */
export default function RowMenu({ place, onClose, ...props }: RowMenuProps) {
  const { ui, record, target, selection, actions } = props;
  const session = useSession();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(true);
  const hasActions = Object.keys(ui.actions ?? {}).length > 0;
  const { data, isPending, isError } = useQuery({
    ...recordQuery(ui.resource, record.id, showsReasons(ui) ? { actions: "all" } : {}),
    enabled: hasActions,
  });
  // Relationships that the list has asked for name what the record refers to.
  const whole: ApiRecord = data ? { ...data.record, relationships: record.relationships } : record;
  const runs = useActionRuns(ui, whole);
  const returnFocus = useReturnedFocus();
  const isDone = !isOpen && !runs.isBusy && runs.running === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is closed once.
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone]);
  useEffect(() => {
    place.setAttribute("aria-expanded", String(isOpen));
    return () => place.removeAttribute("aria-expanded");
  }, [place, isOpen]);

  const leads = target(record);
  const address = leads === null ? undefined : "to" in leads ? leads.to : leads.address;
  const offered = data ? offeredActions(ui, whole, session) : [];
  const isChosen = selection?.isChosen(record.id) ?? false;
  return (
    <>
      <Menu
        opened={isOpen}
        onChange={setOpen}
        onExitTransitionEnd={returnFocus}
        transitionProps={{ duration: 0 }}
        position="bottom-end"
        withinPortal
        shadow="md"
        returnFocus={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <Anchor place={place} />
        </Menu.Target>
        <Menu.Dropdown aria-label={t`Menu of ${nameIn(ui, record)}`} mah="70vh" style={{ overflowY: "auto" }}>
          {leads &&
            ("to" in leads ? (
              <Menu.Item
                component={Link}
                to={leads.to}
                leftSection={<Icon name="arrow-right" size={16} />}
                rightSection={<Key name={t("Enter")} />}
                data-autofocus
              >
                {t("Open the record")}
              </Menu.Item>
            ) : (
              <Item icon="arrow-right" hint={t("Enter")} onClick={leads.onOpen} isFirst>
                {t("Open the record")}
              </Item>
            ))}
          {address !== undefined && (
            <Menu.Item
              component="a"
              href={address}
              target="_blank"
              rel="noopener"
              leftSection={<Icon name="external-link" size={16} />}
            >
              {t("Open in a new tab")}
            </Menu.Item>
          )}
          {ui.page && actions.editOne && isEditable(ui, session, record) && (
            <Item icon="pencil" hint="E" onClick={() => actions.editOne?.(record.id)}>
              {t("Edit")}
            </Item>
          )}
          {mayCopy(ui, session) && actions.editOne && (
            <Item icon="copy" hint="D" onClick={() => actions.copy(record.id)}>
              {t("Duplicate")}
            </Item>
          )}
          {selection && (
            <Item icon="check" hint="X" onClick={() => selection.choose([record], !isChosen)}>
              {isChosen ? t("Deselect") : t("Choose")}
            </Item>
          )}
          {address !== undefined && (
            <Item icon="link" onClick={() => void copyLink(address)}>
              {t("Copy the link")}
            </Item>
          )}
          {hasActions && (offered.length > 0 || isPending) && <Menu.Divider />}
          {hasActions && isPending && !isError && (
            <Menu.Item disabled leftSection={<Loader size={14} aria-hidden="true" />}>
              {t("Loading")}
            </Menu.Item>
          )}
          {offered.map((one) => (
            <Menu.Item
              key={one.name}
              leftSection={one.action.icon ? <Icon name={one.action.icon} size={16} /> : <Blank />}
              c={one.action.isDangerous ? "var(--mantine-color-error)" : undefined}
              disabled={one.reason !== null}
              title={one.reason ?? undefined}
              onClick={() => runs.choose(one)}
            >
              {wordsOf(one.action.label, whole)}
            </Menu.Item>
          ))}
          {isDeletedHere(ui, record) && (
            <>
              <Menu.Divider />
              <Menu.Item
                c="var(--mantine-color-error)"
                leftSection={<Icon name="trash" size={16} />}
                onClick={() => askToDelete({ ui, session, client, record, text: ui.deletion?.text })}
              >
                {t("Delete")}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {runs.dialogs}
    </>
  );
}

const isEditable = (ui: ResourceUi, session: Session, record: ApiRecord): boolean =>
  ui.form
    .flatMap(({ fields }) => fields)
    .some((name) => ui.fields[name] !== undefined && canChange(session, ui, record, ui.fields[name]));

const isDeletedHere = (ui: ResourceUi, record: ApiRecord): boolean =>
  isDeletable(ui, record) &&
  record.attributes.is_used !== true &&
  (ui.lockOf?.(record) ?? null) === null &&
  (ui.deletion?.isOffered?.(record) ?? true);

/** Gives the focus back to where it was when the menu was opened, unless something else has it by then. */
function useReturnedFocus(): () => void {
  const [before] = useState(() => document.activeElement);
  return () => {
    if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
  };
}

/** Lets the menu stand at an element that is there already. */
function Anchor({ place, ref }: { readonly place: HTMLElement; readonly ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => place, [place]);
  return null;
}

interface ItemProps {
  readonly icon: IconName;
  /** The key that does the same. */
  readonly hint?: string;
  readonly isFirst?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Item({ icon, hint, isFirst, onClick, children }: ItemProps) {
  return (
    <Menu.Item
      leftSection={<Icon name={icon} size={16} />}
      rightSection={hint && <Key name={hint} />}
      data-autofocus={isFirst || undefined}
      onClick={onClick}
    >
      {children}
    </Menu.Item>
  );
}

/** The key that does the same, which means nothing on a phone. */
const Key = ({ name }: { readonly name: string }) => (
  <Kbd size="xs" visibleFrom="sm" aria-hidden="true">
    {name}
  </Kbd>
);

const Blank = () => <span style={{ display: "inline-block", width: 16 }} />;
