import type { Config } from "../../platform/config/load-config.ts";

/** The address of a workspace, without a trailing slash: below PUBLIC_URL's host, or at the port listened on. */
export function workspaceUrl(
  { appDomain, publicUrl }: Pick<Config, "appDomain" | "publicUrl">,
  subdomain: string,
  port: number,
): string {
  const base = new URL(publicUrl ?? `http://${appDomain}:${port}`);
  return `${base.protocol}//${subdomain}.${base.host}`;
}
