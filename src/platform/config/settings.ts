import {
  byteSize,
  cidr,
  domainName,
  folder,
  listeningHost,
  listOf,
  oneOf,
  onOrOff,
  type SettingKind,
  secretText,
  storagePlace,
  urlOf,
  webOrigin,
  wholeNumber,
} from "./setting-kinds.ts";

/** An environment variable of the installation. */
export interface Setting<T> extends SettingKind<T> {
  readonly name: string;
  /** The text used if the variable is not set; null: there is no default. */
  readonly default: string | null;
  readonly meaning: string;
  /** Whether it is masked when displayed. */
  readonly secret: boolean;
}

function always<T>(name: string, standard: string, kind: SettingKind<T>, meaning: string): Setting<T> {
  return { ...kind, name, default: standard, meaning, secret: false };
}

function optional<T>(name: string, kind: SettingKind<T>, meaning: string): Setting<T | undefined> {
  return { ...kind, name, default: null, meaning, secret: false };
}

const secret = <T>(setting: Setting<T>): Setting<T> => ({ ...setting, secret: true });

const requests = wholeNumber(0, 1_000_000);
const postgresUrl = urlOf(["postgres:", "postgresql:"], "postgres://user:password@host:5432/database");
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const KIB = 1024;
const GIB = 1024 ** 3;

/** All settings of the installation, by their names in the program. */
export const settings = {
  host: always("HOST", "127.0.0.1", listeningHost, "the address to listen on"),
  port: always("PORT", "3000", wholeNumber(0, 65_535), "the port to listen on; 0 takes any free one"),
  appDomain: always("APP_DOMAIN", "localhost", domainName, "workspaces live at <workspace>.<APP_DOMAIN>"),
  publicUrl: optional("PUBLIC_URL", webOrigin, "for links in mails and signed URLs behind a proxy"),
  databaseUrl: secret(
    optional("DATABASE_URL", postgresUrl, "a PostgreSQL 15+ server; none: an embedded one in DATA_DIR"),
  ),
  databaseReplicaUrls: secret(
    always("DATABASE_REPLICA_URLS", "", listOf(postgresUrl), "read replicas of DATABASE_URL"),
  ),
  dataDir: always("DATA_DIR", "./var", folder, "embedded database, files, outbox of mails"),
  redisUrl: secret(
    optional(
      "REDIS_URL",
      urlOf(["redis:", "rediss:"], "redis://host:6379"),
      "shared rate limits of several hosts",
    ),
  ),
  storageUrl: secret(optional("STORAGE_URL", storagePlace, "where files are stored; none: DATA_DIR/files")),
  smtpUrl: secret(
    optional(
      "SMTP_URL",
      urlOf(["smtp:", "smtps:"], "smtp://user:password@host:587"),
      "the mail server; none: mails are written to DATA_DIR/outbox",
    ),
  ),
  appSecret: secret(
    optional(
      "APP_SECRET",
      secretText(32),
      "signs URLs and sessions; none: generated once into DATA_DIR/app-secret",
    ),
  ),
  rateLimitKey: always("RATE_LIMIT_KEY", "60", requests, "requests a minute of one key; 0: no limit"),
  rateLimitUser: always(
    "RATE_LIMIT_USER",
    "180",
    requests,
    "requests a minute of one user over all their keys; 0: no limit",
  ),
  rateLimitSession: always(
    "RATE_LIMIT_SESSION",
    "600",
    requests,
    "requests a minute of one user over all their sessions of the web UI; 0: no limit",
  ),
  rateLimitUnauthenticated: always(
    "RATE_LIMIT_UNAUTHENTICATED",
    "30",
    requests,
    "refused requests a minute of one address; 0: no limit",
  ),
  trustedProxies: always(
    "TRUSTED_PROXIES",
    "",
    listOf(cidr),
    "proxies whose X-Forwarded-For and -Proto count",
  ),
  webhookAllowPrivate: always(
    "WEBHOOK_ALLOW_PRIVATE",
    "off",
    onOrOff,
    "on: webhooks may use http and reach private addresses",
  ),
  workers: always("WORKERS", "1", wholeNumber(1, 256), "server processes on this host"),
  demo: always("DEMO", "on", onOrOff, "on: an empty database gets the demo workspace"),
  logLevel: always("LOG_LEVEL", "info", oneOf(LOG_LEVELS), "the least serious log lines to write"),
  rememberedResponses: always(
    "REMEMBERED_RESPONSES",
    "64MiB",
    byteSize(0, 64 * GIB),
    "memory of each process for responses that are given again; 0: none",
  ),
  metricsToken: secret(
    optional("METRICS_TOKEN", secretText(1), "opens /metrics to other hosts as a bearer token"),
  ),
  jsonBodyLimit: always("JSON_BODY_LIMIT", "1MiB", byteSize(KIB, GIB), "the largest JSON body"),
  uploadLimit: always("UPLOAD_LIMIT", "25MiB", byteSize(KIB, 16 * GIB), "the largest uploaded file"),
  importSizeLimit: always("IMPORT_SIZE_LIMIT", "5MiB", byteSize(KIB, GIB), "the largest file of an import"),
  importRowLimit: always(
    "IMPORT_ROW_LIMIT",
    "5000",
    wholeNumber(1, 1_000_000),
    "the most rows of one import",
  ),
};

/** The parsed values of all settings. */
export type SettingValues = {
  readonly [K in keyof typeof settings]: (typeof settings)[K] extends Setting<infer T> ? T : never;
};
