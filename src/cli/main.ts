import { describeFailure } from "./failure.ts";
import { bureauProgram } from "./program.ts";

/**
 * Runs one command, given without the program's name; `startedBy` is the id of the process that started this one. A
 * failure is one line on the standard error that says what to do, and an exit code other than 0.
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
