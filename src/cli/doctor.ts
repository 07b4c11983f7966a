import type { Command } from "commander";
import { addCommand, type CommonOptions, printResult } from "./command.ts";

/** `bureau doctor`: checks the installation, one line each. */
export function addDoctor(parent: Command): void {
  addCommand(parent, "doctor", "check configuration, database, storage, mail and clocks").action(
    async (options: CommonOptions) => {
      const { examine } = await import("./doctor/examine.ts");
      const findings = await examine(process.env);
      const failed = findings.filter(({ result }) => result === "failed").length;
      const lines = findings.map(({ result, check, detail }) => `${result.padEnd(7)}  ${check}: ${detail}`);
      printResult(options, { ok: failed === 0, checks: findings }, lines);
      if (failed > 0) {
        process.exitCode = 1;
        process.stderr.write(
          `bureau: ${failed} check(s) failed: fix what the lines marked "failed" report\n`,
        );
      }
    },
  );
}
