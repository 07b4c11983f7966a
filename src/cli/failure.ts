import { CommanderError } from "commander";
import { ConfigError } from "../platform/config/config-error.ts";
import { DatabaseError } from "../platform/database/database-error.ts";

/** How a command failed. */
export interface Failure {
  /** One line; empty if there is nothing to print, as after `--help`. */
  readonly line: string;
  readonly exitCode: number;
}

const FAILED = 1;
const WRONG_USAGE = 2;

/** A valid command that cannot be executed; the message is one line that says what to do. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** Describes in one line why a command failed. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof CommanderError) return describeUsage(error);
  const exitCode = error instanceof ConfigError ? WRONG_USAGE : FAILED;
  return { line: oneLine(explain(error)), exitCode };
}

function describeUsage({ code, exitCode, message }: CommanderError): Failure {
  if (exitCode === 0) return { line: "", exitCode };
  const fault = code === "commander.help" ? "name a command" : message.replace(/^error: /, "");
  return { line: `${oneLine(fault)} (--help shows what is allowed)`, exitCode: WRONG_USAGE };
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const fields = (error as { errors?: unknown }).errors;
  if (isFieldErrors(fields)) return Object.values(fields).flat().join(" ");
  if (isFault(error) && process.env.LOG_LEVEL === "debug") return error.stack ?? error.message;
  if (isFault(error)) return `${error.message} (an internal error: LOG_LEVEL=debug shows where)`;
  return error.message || connectionFault(error);
}

function isFieldErrors(value: unknown): value is Record<string, string[]> {
  if (typeof value !== "object" || value === null) return false;
  const messages = Object.values(value);
  return messages.length > 0 && messages.every(Array.isArray);
}

const isFault = (error: Error) =>
  !(error instanceof DatabaseError) && (error.constructor === TypeError || error.constructor === RangeError);

// Node combines the errors for all addresses of a name in one error without a message.
const connectionFault = (error: Error) => (error as NodeJS.ErrnoException).code ?? error.name;

const oneLine = (text: string) => text.trim().replace(/\s*\n\s*/g, " ");
