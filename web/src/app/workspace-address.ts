const placeholder = "__APP_DOMAIN__";

/** The domain whose subdomains are the workspaces. The page contains it; without a server it is localhost. */
export function appDomain(): string {
  const given = document.querySelector<HTMLMetaElement>('meta[name="app-domain"]')?.content ?? placeholder;
  return given === placeholder ? "localhost" : given;
}

/** The workspace in the URL: `acme` at `acme.localhost`; null if there is none. */
export function workspaceInAddress(hostname = location.hostname, domain = appDomain()): string | null {
  const end = `.${domain}`;
  if (!hostname.endsWith(end)) return null;
  return hostname.slice(0, -end.length) || null;
}

/** The URL of a workspace, on the same port. */
export function addressOf(workspace: string): string {
  const port = location.port === "" ? "" : `:${location.port}`;
  return `${location.protocol}//${workspace}.${appDomain()}${port}/`;
}
