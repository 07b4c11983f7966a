import type { Logger } from "pino";
import type { Config } from "../../platform/config/load-config.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { describeFailure } from "../failure.ts";
import { listen } from "./listening.ts";
import { connect } from "./prepare.ts";
import type { Shutdown } from "./shutdown.ts";
import type { WorkerReport } from "./worker-report.ts";

/** Serves as one of several processes; the first process has prepared the installation. */
export async function serveAsWorker(config: Config, log: Logger, shutdown: Shutdown): Promise<void> {
  try {
    const database = await openDatabase(config, log);
    shutdown.add(() => database.close());
    const server = await listen(connect(config, log, database, shutdown), shutdown);
    log.info({ url: server.url }, "worker listens");
    report({ kind: "listening", url: server.url });
  } catch (error) {
    if (shutdown.begun()) return;
    report({ kind: "failed", reason: describeFailure(error).line });
    await shutdown.close();
    process.exit(1);
  }
}

const report = (message: WorkerReport) => process.send?.(message);
