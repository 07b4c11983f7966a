import type { Command } from "commander";
import { loadConfig } from "../platform/config/load-config.ts";
import { bringUpToDate } from "../platform/database/bring-up-to-date.ts";
import { addCommand, type CommonOptions, printResult } from "./command.ts";
import { commandLog, withDatabase } from "./installation.ts";

/** `bureau migrate`: applies pending migrations. */
export function addMigrate(parent: Command): void {
  addCommand(
    parent,
    "migrate",
    "bring the database schema up to date; copies the database first if it holds data; refuses one that is newer than the program",
  ).action(async (options: CommonOptions) => {
    const config = loadConfig();
    const log = commandLog(config);
    const done = await withDatabase(config, log, (database) => bringUpToDate(database, log));
    const lines = done.applied.map((name) => `applied ${name}`);
    if (done.copy !== null) lines.unshift(`the previous state is preserved in the database ${done.copy}`);
    printResult(options, done, lines.length > 0 ? lines : ["the database is up to date"]);
  });
}
