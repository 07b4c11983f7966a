import { type AdministrationContext, type Demo, listWorkspaces } from "../../administration.ts";
import { siteAddress } from "../../platform/tenancy/site-address.ts";
import { type CommonOptions, printResult } from "../command.ts";
import { siteServedAt } from "./served-site.ts";

/** Prints the addresses of the program at the terminal as soon as the server listens. */
export async function announce(
  options: CommonOptions,
  context: AdministrationContext,
  url: string,
  demo: Demo | null,
): Promise<void> {
  const subdomain = demo?.workspace ?? (await listWorkspaces(context))[0]?.subdomain;
  if (subdomain === undefined) {
    const create = "npx bureau workspace create <subdomain> --name <name> --owner-email <email>";
    printResult(
      options,
      { url, workspace: null },
      frame([
        ["Server", url],
        ["First workspace", create],
      ]),
    );
    return;
  }
  const site = siteAddress(siteServedAt(context.config, url), subdomain);
  const places = { web: `${site}/`, api: `${site}/api`, docs: `${site}/docs` };
  const access: [string, string][] =
    demo === null
      ? [
          [
            "A new API key",
            `npx bureau key create --workspace ${subdomain} --user <email> --name <name> --scopes all`,
          ],
        ]
      : [
          ["Demo sign-in", `${demo.email}  password ${demo.password}`],
          ["Demo API key", `${demo.key}  (shown only once)`],
        ];
  printResult(
    options,
    { url, workspace: subdomain, ...places, demo },
    frame([["Web UI", places.web], ["API", places.api], ["API reference", places.docs], ...access]),
  );
}

function frame(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([label]) => label.length));
  return [
    "",
    "  Bureau is ready.",
    "",
    ...rows.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`),
    "",
  ];
}
