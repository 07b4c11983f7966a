import { type Command, InvalidArgumentError } from "commander";
import { addCommand, type CommonOptions, commaSeparated, printResult } from "./command.ts";
import { loadAdministration, withInstallation } from "./installation.ts";

interface KeyOptions extends CommonOptions {
  readonly workspace: string;
  readonly user: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly ips?: readonly string[];
  readonly expires?: string;
}

/** `bureau key create`: creates an API key for an operator. */
export function addKeyCreate(parent: Command): void {
  addCommand(parent, "create", "create an API key and print it once")
    .requiredOption("--workspace <subdomain>", "the workspace that it gives access to")
    .requiredOption("--user <email>", "the user on whose behalf it acts")
    .requiredOption("--name <name>", "what it is used for")
    .requiredOption("--scopes <scopes>", 'names with commas between them, all, or "" for none', scopeNames)
    .option("--ips <cidrs>", "the addresses from which it may be used, comma-separated", commaSeparated)
    .option("--expires <date-time>", "such as 2027-01-31T12:00:00Z", dateTime)
    .action(async ({ workspace, user, name, scopes, ips = [], expires, json }: KeyOptions) => {
      const granted = scopes.length === 1 && scopes[0] === "all" ? "all" : scopes;
      const { id, key } = await withInstallation(async (context) => {
        const { createKey } = await loadAdministration();
        return createKey(context, { workspace, user, name, scopes: granted, ips, expires });
      });
      printResult({ json }, { key, id }, [key]);
    });
}

/** A key without scopes reads only what is open to everybody. */
const scopeNames = (text: string): string[] => (text.trim() === "" ? [] : commaSeparated(text));

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

function dateTime(text: string): string {
  if (DATE_TIME.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw new InvalidArgumentError(
    "The value must be an ISO 8601 date-time with an offset, such as 2027-01-31T12:00:00Z.",
  );
}
