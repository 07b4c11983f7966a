import { type DestinationStream, type Logger, pino } from "pino";
import pretty from "pino-pretty";

/** Where log lines are written, and from which level. */
export interface LoggerOptions {
  readonly level: string;
  /** Default: the standard output. */
  readonly stream?: { readonly fd: number; readonly isTTY?: boolean };
}

const SECRETS = ["authorization", "cookie", "set-cookie", "password", "key", "secret", "token"];
const PATHS = SECRETS.flatMap((name) => [
  `["${name}"]`,
  `headers["${name}"]`,
  `req.headers["${name}"]`,
  `res.headers["${name}"]`,
]);

/** The log of the program: JSON lines, or readable lines on a terminal. Secrets are omitted. */
export function createLogger({ level, stream = process.stdout }: LoggerOptions): Logger {
  return pino({ level, redact: { paths: PATHS, remove: true } }, destination(stream));
}

function destination(stream: NonNullable<LoggerOptions["stream"]>): DestinationStream {
  // Lines are written synchronously, so that the last ones before a crash are not lost.
  if (!stream.isTTY) return pino.destination({ fd: stream.fd, sync: true });
  return pretty({ destination: stream.fd, sync: true, colorize: true, ignore: "pid,hostname" });
}
