import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../../platform/config/load-config.ts";

/** The parts of the URLs of workspaces. */
export type Site = Pick<Config, "publicUrl" | "appDomain" | "port">;

interface ServedSite extends Site {
  /** Where the server listens. */
  readonly url: string;
}

const TIMEOUT_MS = 1_000;
const noteOf = ({ dataDir }: Pick<Config, "dataDir">) => join(dataDir, "serving.json");

/** The site of this server, which knows its port even if the setting is 0. */
export function siteServedAt({ publicUrl, appDomain }: Site, url: string): Site {
  return { publicUrl, appDomain, port: Number(new URL(url).port || 80) };
}

/**
 * Stores the server's address in DATA_DIR, for commands that print URLs. The returned function deletes it; a leftover
 * of a killed server does no harm, because nothing responds at that address.
 */
export function noteServedSite(config: Config, url: string): () => Promise<void> {
  const note: ServedSite = { url, ...siteServedAt(config, url) };
  try {
    writeFileSync(noteOf(config), JSON.stringify(note), { mode: 0o600 });
  } catch {
    // A server with an external database may have no DATA_DIR; commands then print URLs from their own settings.
  }
  return async () => rmSync(noteOf(config), { force: true });
}

/**
 * The site of the server that runs on this DATA_DIR, which may have other settings than the command; if none is
 * running, the site according to the command's settings.
 */
export async function findSite(config: Config): Promise<Site> {
  const note = readNote(config);
  if (note === null) return config;
  try {
    const response = await fetch(`${note.url}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? note : config;
  } catch {
    return config;
  }
}

function readNote(config: Config): ServedSite | null {
  try {
    return JSON.parse(readFileSync(noteOf(config), "utf8"));
  } catch {
    return null;
  }
}
