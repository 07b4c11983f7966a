import type { Command } from "commander";
import type { NewWorkspace } from "../administration.ts";
import { addCommand, type CommonOptions, printResult } from "./command.ts";
import { loadAdministration, withInstallation } from "./installation.ts";
import { findSite } from "./serve/served-site.ts";

/** `bureau workspace create <subdomain>`: a new workspace and its owner. */
export function addWorkspaceCreate(parent: Command): void {
  addCommand(parent, "create", "create a workspace with its roles, default policies and stages")
    .argument("<subdomain>", "its address is <subdomain>.<APP_DOMAIN>")
    .requiredOption("--name <name>", "the company's name")
    .requiredOption("--owner-email <email>", "the owner's email address")
    .option(
      "--owner-password <password>",
      "the owner's password; without it, the owner is sent an invitation",
    )
    .option("--timezone <zone>", "such as Europe/Berlin")
    .option("--currency <code>", "such as EUR")
    .option("--locale <tag>", "its language, such as de, in which its roles, policies and stages are named")
    .action(async (subdomain: string, options: CommonOptions & Omit<NewWorkspace, "subdomain">) => {
      const { json: _json, ...given } = options;
      const made = await withInstallation(async (context) => {
        const { createWorkspace } = await loadAdministration();
        return createWorkspace(context, { subdomain, ...given }, await findSite(context.config));
      });
      const invitation =
        made.invitationUrl === undefined ? [] : [`owner's invitation: ${made.invitationUrl}`];
      printResult(options, made, [`workspace ${made.subdomain}: ${made.url}`, ...invitation]);
    });
}
