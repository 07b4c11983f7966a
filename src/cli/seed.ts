import type { Command } from "commander";
import type { SeedSize } from "../administration.ts";
import { addCommand, type CommonOptions, printResult, wholeNumber } from "./command.ts";
import { loadAdministration, withInstallation } from "./installation.ts";

/** `bureau seed`: realistic data of any size. */
export function addSeed(parent: Command): void {
  addCommand(parent, "seed", "fill a workspace with believable data, the same for the same seed")
    .requiredOption("--workspace <subdomain>", "the workspace to fill")
    .option("--employees <number>", "how many employees", wholeNumber)
    .option("--projects <number>", "how many projects", wholeNumber)
    .option("--leads <number>", "how many leads", wholeNumber)
    .option("--invoices <number>", "how many invoices, with lines and payments", wholeNumber)
    .option("--tickets <number>", "how many tickets", wholeNumber)
    .option("--candidates <number>", "how many candidates, with their jobs", wholeNumber)
    .option("--timesheets <number>", "how many timesheet entries", wholeNumber)
    .option("--seed <number>", "other data for another number", wholeNumber)
    .action(async ({ json, ...size }: CommonOptions & SeedSize) => {
      const counts = await withInstallation(async (context) => {
        const { seedWorkspace } = await loadAdministration();
        return seedWorkspace(context, size);
      });
      const made = Object.entries(counts).filter(([, count]) => count > 0);
      const lines = made.map(([resource, count]) => `${count} ${resource}`);
      printResult({ json }, counts, lines.length > 0 ? lines : ["nothing was to be made"]);
    });
}
