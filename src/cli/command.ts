import { type Command, InvalidArgumentError } from "commander";

/** The options of every command. */
export interface CommonOptions {
  readonly json?: boolean;
}

/** Adds a command to `parent`; every command has `--json`. */
export function addCommand(parent: Command, usage: string, description: string): Command {
  return parent
    .command(usage)
    .description(description)
    .allowExcessArguments(false)
    .option("--json", "print one JSON value to standard output");
}

/** Prints the result of a command: one JSON value, or lines for people. */
export function printResult({ json }: CommonOptions, value: unknown, lines: readonly string[]): void {
  process.stdout.write(`${json === true ? JSON.stringify(value) : lines.join("\n")}\n`);
}

/** Parses an option that is a whole number of at least 0. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("The value must be a whole number.");
  return Number(text);
}

/** Parses an option with comma-separated values. */
export function commaSeparated(text: string): string[] {
  const values = text.split(",").map((value) => value.trim());
  if (values.includes("")) throw new InvalidArgumentError("The value must be a comma-separated list.");
  return values;
}
