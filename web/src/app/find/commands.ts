import { queryOptions } from "@tanstack/react-query";
import type { Command } from "../../declare/command.ts";
import { folded } from "../../format/folded.ts";
import { modules } from "../../screens/index.ts";
import { mayOpen, type Session } from "../../session/session.ts";
import { loadCode } from "../load-code.ts";

/** The commands of all modules. */
export const commandsQuery = queryOptions({
  queryKey: ["commands"],
  queryFn: async () => {
    const loading = modules.flatMap(({ commands }) => commands ?? []);
    return (await Promise.all(loading.map(loadCode))).flatMap(({ default: commands }) => commands);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The commands that the person may use. */
export const commandsFor = (session: Session, commands: readonly Command[]): Command[] =>
  commands.filter(
    (command) =>
      mayOpen(session, command) &&
      (!command.isForEmployees || session.employee_id !== null) &&
      (command.isOpen?.(session) ?? true),
  );

/** A command that fits a text. */
export interface FittingCommand {
  readonly command: Command;
  /** What is looked for among its subjects; null: the text does not say enough of the command yet. */
  readonly subject: string | null;
}

/** How many words of the title have to be given before the rest of the text is taken for the name of a subject. */
const WORDS_BEFORE_SUBJECT = 2;

function fitOf(command: Command, text: string): FittingCommand | null {
  const given = text.trim().split(/\s+/u);
  const title = folded(command.title).split(" ");
  const isOfTitle = (word: string): boolean => title.some((part) => part.startsWith(folded(word)));
  const first = given.findIndex((word) => !isOfTitle(word));
  const known = first === -1 ? given.length : first;
  if (!command.subjects) return known === given.length ? { command, subject: null } : null;
  if (known >= WORDS_BEFORE_SUBJECT) return { command, subject: given.slice(known).join(" ") };
  return known === given.length ? { command, subject: null } : null;
}

/**
 * The commands that fit a text, those that were used last first; without a text none.
 * @param recent the names of the commands that were used, the last one first
 */
export function fittingCommands(
  commands: readonly Command[],
  text: string,
  recent: readonly string[],
): FittingCommand[] {
  if (text.trim() === "") return [];
  const placeOf = ({ command: { name } }: FittingCommand): number =>
    recent.includes(name) ? recent.indexOf(name) : recent.length;
  return commands
    .flatMap((command) => fitOf(command, text) ?? [])
    .sort((one, other) => placeOf(one) - placeOf(other));
}
