import { describeFailure } from "./failure.ts";
import { bureauProgram } from "./program.ts";

/**
 * Runs one command; `args` does not contain the program's name, and `startedBy` is the id of the process that started
 * this one. An error prints one line to standard error that says what to do, and sets the exit code.
 */
export async function main(args: readonly string[], startedBy = process.ppid): Promise<void> {
  try {
    await bureauProgram(startedBy).parseAsync(args, { from: "user" });
  } catch (error) {
    const failure = describeFailure(error);
    process.exitCode = failure.exitCode;
    if (failure.line !== "") process.stderr.write(`bureau: ${failure.line}\n`);
  }
}
