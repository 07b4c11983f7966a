import cluster from "node:cluster";
import type { Command } from "commander";
import { loadConfig } from "../platform/config/load-config.ts";
import { createLogger } from "../platform/log/create-logger.ts";
import { addCommand, type CommonOptions } from "./command.ts";
import { closeOnSignal } from "./serve/shutdown.ts";

/** `bureau serve`: starts the server, like `npm start`. `startedBy` is the id of the process that started this one. */
export function addServe(parent: Command, startedBy: number): void {
  addCommand(parent, "serve", "serve API, web UI and API reference until Ctrl-C").action(
    async (options: CommonOptions) => {
      const config = loadConfig();
      // With --json, standard output contains only one JSON value.
      const stream = options.json === true ? process.stderr : process.stdout;
      const log = createLogger({ level: config.logLevel, stream });
      const shutdown = closeOnSignal(log, startedBy);
      if (cluster.isWorker) {
        const { serveAsWorker } = await import("./serve/serve-as-worker.ts");
        await serveAsWorker(config, log, shutdown);
      } else if (config.workers > 1) {
        const { serveWithWorkers } = await import("./serve/serve-with-workers.ts");
        await serveWithWorkers(config, log, shutdown, options);
      } else {
        const { serveAlone } = await import("./serve/serve-alone.ts");
        await serveAlone(config, log, shutdown, options);
      }
    },
  );
}
