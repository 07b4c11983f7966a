const placeholder = "__APP_DOMAIN__";

/** The domain under which every workspace has its own name. The page carries it; without a server it is localhost. */
export function appDomain(): string {
  const given = document.querySelector<HTMLMetaElement>('meta[name="app-domain"]')?.content ?? placeholder;
  return given === placeholder ? "localhost" : given;
}

/** The workspace that the address names: `acme` at `acme.localhost`; null where it names none. */
export function workspaceInAddress(hostname = location.hostname, domain = appDomain()): string | null {
  const end = `.${domain}`;
  if (!hostname.endsWith(end)) return null;
  return hostname.slice(0, -end.length) || null;
}

/** Where a workspace's own pages are, on the same port. */
export function addressOf(workspace: string): string {
  const port = location.port === "" ? "" : `:${location.port}`;
  return `${location.protocol}//${workspace}.${appDomain()}${port}/`;
}
