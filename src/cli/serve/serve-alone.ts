import type { Logger } from "pino";
import type { Config } from "../../platform/config/load-config.ts";
import type { CommonOptions } from "../command.ts";
import { announce } from "./announcement.ts";
import { listen } from "./listening.ts";
import { prepare } from "./prepare.ts";
import { noteServedSite } from "./served-site.ts";
import type { Shutdown } from "./shutdown.ts";

/** Serves from this process alone. */
export async function serveAlone(
  config: Config,
  log: Logger,
  shutdown: Shutdown,
  options: CommonOptions,
): Promise<void> {
  try {
    const { context, demo } = await prepare(config, log, shutdown);
    const server = await listen(context, shutdown);
    shutdown.add(noteServedSite(config, server.url));
    await announce(options, context, server.url, demo);
  } catch (error) {
    if (shutdown.begun()) return;
    await shutdown.close();
    throw error;
  }
}
