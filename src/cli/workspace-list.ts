import type { Command } from "commander";
import { addCommand, type CommonOptions, printResult } from "./command.ts";
import { loadAdministration, withInstallation } from "./installation.ts";

/** `bureau workspace list`: every workspace of the installation. */
export function addWorkspaceList(parent: Command): void {
  addCommand(parent, "list", "list the workspaces").action(async (options: CommonOptions) => {
    const workspaces = await withInstallation(async (context) => {
      const { listWorkspaces } = await loadAdministration();
      return listWorkspaces(context);
    });
    const lines = workspaces.map(
      ({ subdomain, name, employees, created_at }) =>
        `${subdomain}\t${name}\t${employees} employees\tsince ${created_at.slice(0, "YYYY-MM-DD".length)}`,
    );
    printResult(options, workspaces, lines.length > 0 ? lines : ["there are no workspaces yet"]);
  });
}
