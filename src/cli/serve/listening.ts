import { createServer } from "node:net";
import { type AdministrationContext, type RunningServer, startServer } from "../../administration.ts";
import type { Config } from "../../platform/config/load-config.ts";
import { CommandError } from "../failure.ts";
import { closeWithin, type Shutdown } from "./shutdown.ts";

/** Starts the server of this process. Closing it lets running requests finish. */
export async function listen(context: AdministrationContext, shutdown: Shutdown): Promise<RunningServer> {
  try {
    const server = await startServer(context, context.config);
    shutdown.add(() => closeWithin(() => server.close()));
    return server;
  } catch (error) {
    throw explain(error, context.config);
  }
}

/**
 * Checks that the address is free.
 * @throws CommandError if the server cannot listen on it
 */
export async function requireFreePort(config: Config): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once("error", reject).listen({ host: config.host, port: config.port, exclusive: true }, resolve);
    });
    await new Promise((resolve) => probe.close(resolve));
  } catch (error) {
    throw explain(error, config);
  }
}

function explain(error: unknown, { host, port }: Config): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return new CommandError(
        `Port ${port} on ${host} is in use: stop the program that uses it, or set PORT`,
      );
    case "EACCES":
      return new CommandError(
        `Port ${port} requires privileges that this user does not have: set PORT to one above 1023`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new CommandError(`${host} is not an address of this machine: set HOST to one, or to 0.0.0.0`);
    default:
      return error;
  }
}
