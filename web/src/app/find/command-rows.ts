import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { notifyFailure } from "../../components/notify.tsx";
import type { Command, Subject } from "../../declare/command.ts";
import { useSession } from "../../session/session.ts";
import { commandsFor, commandsQuery, type FittingCommand, fittingCommands } from "./commands.ts";
import { type Opened, recentlyOpened } from "./recent.ts";

const MARK = "command:";
const NONE: readonly Command[] = [];

/** A command in the palette, with the record that it is about. */
export interface CommandRow extends Opened {
  readonly command: Command;
  /** Null: it is about none, or the person has yet to choose it. */
  readonly subject: Subject | null;
}

const isAboutRecords = ({ subjects }: Command): boolean => subjects !== undefined;

const rowOf = (command: Command, subject: Subject | null): CommandRow => ({
  ...{ command, subject, icon: command.icon, detail: null },
  path: `${MARK}${command.name}${subject ? ` ${subject.id} ${subject.title}` : ""}`,
  title: isAboutRecords(command) ? `${command.title} ${subject?.title ?? "…"}` : command.title,
});

/** What was done before with a command that the person may still use; null: it is something else. */
function doneBefore({ path }: Opened, commands: readonly Command[]): CommandRow | null {
  if (!path.startsWith(MARK)) return null;
  const [name, id, ...title] = path.slice(MARK.length).split(" ");
  const command = commands.find((one) => one.name === name);
  return command ? rowOf(command, id === undefined ? null : { id, title: title.join(" ") }) : null;
}

/** Whether a row that was opened before is a command. */
export const isCommand = ({ path }: Opened): boolean => path.startsWith(MARK);

/**
 * The commands that fit a text, those that were used last first.
 * @param opened whether the palette is open, so that they are loaded
 * @param asked the text, once the person has paused
 */
export function useCommandRows(opened: boolean, text: string, asked: string) {
  const session = useSession();
  const client = useQueryClient();
  const { data = NONE } = useQuery({ ...commandsQuery, enabled: opened });
  const commands = commandsFor(session, data);
  const before = recentlyOpened(session.user.id).flatMap((one) => doneBefore(one, commands) ?? []);
  const names = before.map(({ command }) => command.name);
  const about = fittingCommands(commands, asked, names).find(({ subject }) => subject !== null);
  const { data: subjects = [] } = useQuery({
    queryKey: ["command subjects", about?.command.name, about?.subject],
    queryFn: () => about!.command.subjects!(about!.subject!, { client, session }),
    enabled: about !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const rowsOf = ({ command, subject }: FittingCommand): readonly CommandRow[] =>
    subject !== null && command === about?.command
      ? subjects.map((one) => rowOf(command, one))
      : [rowOf(command, null)];
  return { rows: fittingCommands(commands, text, names).flatMap(rowsOf), before };
}

/** Does what a row says, and goes where it goes on. */
export function useRunCommand(): (row: CommandRow) => void {
  const session = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  return ({ command, subject }) => {
    const run = async (): Promise<void> => {
      const path = await command.run(subject, { client, session });
      if (path === null) return;
      const [to, search] = path.split("?");
      await navigate({ to: to!, search: Object.fromEntries(new URLSearchParams(search)) as never });
    };
    run().catch(notifyFailure);
  };
}
