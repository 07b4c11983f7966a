import type { Logger } from "pino";
import { startServer } from "../../operations.ts";
import type { Config } from "../../platform/config/load-config.ts";
import type { CommonOptions } from "../command.ts";
import { announce } from "./announcement.ts";
import { explainListening, prepare } from "./prepare.ts";
import { closeOnSignal, closeWithin } from "./shutdown.ts";

/** Serves from this one process. */
export async function serveAlone(config: Config, log: Logger, options: CommonOptions): Promise<void> {
  const { context, demo, close } = await prepare(config, log);
  try {
    const server = await startServer(context, config);
    closeOnSignal(log, async () => {
      await closeWithin(() => server.close());
      await close();
    });
    await announce(options, context, server.url, demo);
  } catch (error) {
    await close();
    throw explainListening(error, config.host, config.port);
  }
}
