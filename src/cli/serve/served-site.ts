import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../../platform/config/load-config.ts";

/** What the addresses of workspaces are made of. */
export type Site = Pick<Config, "publicUrl" | "appDomain" | "port">;

interface ServedSite extends Site {
  /** Where the server listens. */
  readonly url: string;
}

const PATIENCE_MS = 1_000;
const noteOf = ({ dataDir }: Pick<Config, "dataDir">) => join(dataDir, "serving.json");

/** The site as this server has it, which alone knows its port when the setting is 0. */
export function siteServedAt({ publicUrl, appDomain }: Site, url: string): Site {
  return { publicUrl, appDomain, port: Number(new URL(url).port || 80) };
}

/**
 * Notes in DATA_DIR where the server listens, for commands that print addresses. The returned function removes the
 * note; one that a killed server left behind does no harm, because nobody responds there.
 */
export function noteServedSite(config: Config, url: string): () => Promise<void> {
  const note: ServedSite = { url, ...siteServedAt(config, url) };
  try {
    writeFileSync(noteOf(config), JSON.stringify(note), { mode: 0o600 });
  } catch {
    // A server that keeps nothing in DATA_DIR may lack it; commands print the address of their own settings then.
  }
  return async () => rmSync(noteOf(config), { force: true });
}

/**
 * The site of the server that runs on this DATA_DIR, whose settings may be others than those of the command; without
 * one, the site of a server that is started with the command's settings.
 */
export async function findSite(config: Config): Promise<Site> {
  const note = readNote(config);
  if (note === null) return config;
  try {
    const response = await fetch(`${note.url}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) });
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
