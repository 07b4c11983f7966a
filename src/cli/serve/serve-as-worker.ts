import type { Logger } from "pino";
import { startServer } from "../../operations.ts";
import type { Config } from "../../platform/config/load-config.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { describeFailure } from "../failure.ts";
import { connect, explainListening } from "./prepare.ts";
import { closeOnSignal, closeWithin } from "./shutdown.ts";
import type { WorkerReport } from "./worker-report.ts";

/** Serves from one of several processes; the first process has prepared the installation. */
export async function serveAsWorker(config: Config, log: Logger): Promise<void> {
  const { context, close } = connect(config, log, await openDatabase(config, log));
  try {
    const server = await startServer(context, config);
    closeOnSignal(log, async () => {
      await closeWithin(() => server.close());
      await close();
    });
    report({ kind: "listening", url: server.url });
  } catch (error) {
    report({
      kind: "failed",
      reason: describeFailure(explainListening(error, config.host, config.port)).line,
    });
    await close();
    process.exit(1);
  }
}

const report = (message: WorkerReport) => process.send?.(message);
