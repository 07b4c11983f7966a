import { readFileSync } from "node:fs";
import { Command } from "commander";
import { addDoctor } from "./doctor.ts";
import { addKeyCreate } from "./key-create.ts";
import { addMigrate } from "./migrate.ts";
import { addSeed } from "./seed.ts";
import { addServe } from "./serve.ts";
import { addWorkspaceCreate } from "./workspace-create.ts";
import { addWorkspaceList } from "./workspace-list.ts";

/**
 * The command line with all commands. Parsing throws a CommanderError instead of ending the process. `startedBy` is the
 * id of the process that started this one.
 */
export function bureauProgram(startedBy = process.ppid): Command {
  const program = new Command("bureau")
    .description("People, time, money and documents of a company.")
    .version(ownVersion())
    .exitOverride()
    // The caller prints an error once, as one line.
    .configureOutput({ writeErr: () => {} });
  addServe(program, startedBy);
  addMigrate(program);
  const workspace = program.command("workspace").description("workspaces of this installation");
  addWorkspaceCreate(workspace);
  addWorkspaceList(workspace);
  addKeyCreate(program.command("key").description("API keys"));
  addSeed(program);
  addDoctor(program);
  return program;
}

function ownVersion(): string {
  return JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version;
}
