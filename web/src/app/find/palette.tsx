import "@mantine/spotlight/styles.layer.css";
import { useDebouncedValue } from "@mantine/hooks";
import { createSpotlight, Spotlight } from "@mantine/spotlight";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { Icon } from "../../components/icon.tsx";
import { t } from "../../messages/t.ts";
import { useSession } from "../../session/session.ts";
import { type CommandRow, isCommand, useCommandRows, useRunCommand } from "./command-rows.ts";
import { foundQuery, searchText, shownRecord } from "./found-records.ts";
import classes from "./palette.module.css";
import { fittingPlaces, type Place, placesFor } from "./places.ts";
import { type Opened, recentlyOpened, rememberOpened } from "./recent.ts";

/** How long somebody pauses before the API is asked. */
const PAUSE_MS = 150;
const PLACES_SHOWN = 6;

const [store, spotlight] = createSpotlight();

interface PaletteProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly text: string;
  readonly setText: (text: string) => void;
}

/** Finds records and screens while somebody types, and opens the one that they choose. */
export default function Palette({ opened, close, text, setText }: PaletteProps) {
  const session = useSession();
  const navigate = useNavigate();
  const wanted = searchText(text);
  const [asked] = useDebouncedValue(wanted, PAUSE_MS);
  const found = useQuery(foundQuery(asked));
  const all = useMemo(() => placesFor(session), [session]);
  const places = fittingPlaces(all, text).slice(0, PLACES_SHOWN);
  const records = (wanted === "" ? [] : (found.data?.data ?? []))
    .map((record) => shownRecord(session, record))
    .filter((record) => record !== null);
  const commands = useCommandRows(opened, text, asked);
  const runCommand = useRunCommand();
  const recent = wanted === "" ? recentOf(session.user.id, all, commands.before) : [];
  const isAwaited = wanted !== "" && (wanted !== asked || found.isFetching);

  useEffect(() => {
    if (opened) spotlight.open();
    else spotlight.close();
  }, [opened]);

  const open = (one: Opened | CommandRow): void => {
    if ("command" in one && one.command.subjects && one.subject === null) {
      setText(`${one.command.title} `);
      return;
    }
    rememberOpened(session.user.id, one);
    close();
    if ("command" in one) runCommand(one);
    else void navigate({ to: one.path });
  };

  return (
    <Spotlight.Root
      store={store}
      onSpotlightClose={close}
      query={text}
      onQueryChange={setText}
      shortcut={null}
      scrollable
      maxHeight="60vh"
      attributes={{ content: { "aria-label": t("Find anything") } }}
    >
      <Spotlight.Search
        placeholder={t("Find people, invoices, screens, or what to do …")}
        aria-label={t("Find anything")}
        data-find
        leftSection={<Icon name="search" />}
        maxLength={200}
      />
      <Spotlight.ActionsList>
        <Group title={t("Opened last")} rows={recent} open={open} />
        <Group title={t("Actions")} rows={commands.rows} open={open} />
        <Group title={t("Records")} rows={records} open={open} />
        <Group title={t("Screens")} rows={places} open={open} />
        {recent.length + commands.rows.length + records.length + places.length === 0 && (
          <Spotlight.Empty>{emptyText(wanted, isAwaited, found.isError)}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** What was opened last, without screens and commands that are not open to the person any more. */
const recentOf = (
  userId: string,
  places: readonly Place[],
  commands: readonly CommandRow[],
): readonly Opened[] =>
  recentlyOpened(userId).flatMap((one) => {
    if (isCommand(one)) return commands.find(({ path }) => path === one.path) ?? [];
    const isOpen = /\/[0-9A-Z]{26}$/.test(one.path) || places.some(({ path }) => path === one.path);
    return isOpen ? [one] : [];
  });

function emptyText(wanted: string, isAwaited: boolean, isError: boolean): string {
  if (wanted === "") return t("Type a name, a number or an email.");
  if (isAwaited) return t("Looking …");
  return isError ? t("The search did not work. Try again.") : t`Nothing contains “${wanted}”.`;
}

interface GroupProps {
  readonly title: string;
  readonly rows: readonly Opened[];
  readonly open: (one: Opened) => void;
}

function Group({ title, rows, open }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <Spotlight.ActionsGroup label={title}>
      {rows.map((row) => (
        <Spotlight.Action
          key={row.path}
          onClick={() => open(row)}
          label={row.title}
          description={row.detail ?? undefined}
          classNames={{ actionDescription: classes.description }}
          leftSection={<Icon name={row.icon} />}
          closeSpotlightOnTrigger={false}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
}
