import type { Config } from "../config/load-config.ts";

/**
 * The URL of a workspace's site, for links in mails: under `PUBLIC_URL` if that is set (its host gets the workspace's
 * subdomain), else under the configured domain and port.
 */
export function siteAddress(
  { publicUrl, appDomain, port }: Pick<Config, "publicUrl" | "appDomain" | "port">,
  subdomain: string,
): string {
  if (!publicUrl) return `http://${subdomain}.${appDomain}:${port}`;
  const url = new URL(publicUrl);
  const host = url.hostname === appDomain ? `${subdomain}.${url.host}` : url.host;
  return `${url.protocol}//${host}`;
}
