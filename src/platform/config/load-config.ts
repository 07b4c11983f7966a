import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { storedAppSecret } from "./app-secret.ts";
import { ConfigError, type SettingProblem } from "./config-error.ts";
import { maskSecret } from "./mask-secret.ts";
import { findMisspeltSettings } from "./misspelt-settings.ts";
import { type Setting, type SettingValues, settings } from "./settings.ts";

/** Where one setting's value comes from, as `bureau doctor` shows it. `value` is masked when it is secret. */
export interface SettingOrigin {
  readonly name: string;
  readonly value: string;
  readonly origin: "environment" | "default" | "DATA_DIR";
}

/** The configuration of the installation: every setting with its value. */
export interface Config extends SettingValues {
  /** `file:///…` or `s3://…`. */
  readonly storageUrl: string;
  readonly appSecret: string;
  readonly origins: readonly SettingOrigin[];
}

/** What the environment says, before anything is asked of the file system. */
export interface ReadSettings {
  readonly values: SettingValues;
  readonly origins: readonly SettingOrigin[];
  readonly problems: readonly SettingProblem[];
}

/**
 * Reads the configuration from the environment. Without APP_SECRET the secret kept in DATA_DIR is used, and
 * made at the first time.
 *
 * @throws ConfigError naming every bad variable.
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const { values, origins, problems } = readSettings(env);
  if (problems.length > 0) throw new ConfigError(problems);
  return Object.freeze({
    ...values,
    storageUrl: values.storageUrl ?? pathToFileURL(join(values.dataDir, "files")).href,
    appSecret: values.appSecret ?? storedAppSecret(values.dataDir),
    origins,
  });
}

/** Reads every setting; collects all problems and the valid values. It accesses no files. */
export function readSettings(env: NodeJS.ProcessEnv): ReadSettings {
  const values: Record<string, unknown> = {};
  const origins: SettingOrigin[] = [];
  const problems: SettingProblem[] = [];
  for (const [key, setting] of Object.entries(settings) as [string, Setting<unknown>][]) {
    const given = givenText(setting, env);
    const text = given ?? setting.default;
    const shown = setting.secret && text ? maskSecret(text) : (text ?? "");
    const value = text === null ? undefined : setting.read(text);
    if (text !== null && value === undefined) {
      problems.push({ name: setting.name, value: shown, reason: `allowed is ${setting.allowed}` });
    }
    values[key] = value;
    origins.push({
      name: setting.name,
      value: shown,
      origin: given === undefined ? "default" : "environment",
    });
  }
  const read = values as unknown as SettingValues;
  problems.push(...findMisspeltSettings(env), ...findContradictions(read, env));
  return { values: read, origins: origins.map((origin) => resolveOrigin(origin, read)), problems };
}

// An empty variable is how shells and compose files say "none"; where there must be a value it is a malformed one.
function givenText(setting: Setting<unknown>, env: NodeJS.ProcessEnv): string | undefined {
  const text = env[setting.name];
  return text === "" && !setting.default ? undefined : text;
}

function findContradictions(values: SettingValues, env: NodeJS.ProcessEnv): SettingProblem[] {
  const problems: SettingProblem[] = [];
  if (env.NODE_ENV === "production" && values.databaseUrl !== undefined && !env.APP_SECRET) {
    problems.push({
      name: "APP_SECRET",
      value: null,
      reason: `required in production with DATABASE_URL, allowed is ${settings.appSecret.allowed}`,
    });
  }
  if (values.databaseReplicaUrls?.length && !env.DATABASE_URL) {
    problems.push({
      name: "DATABASE_REPLICA_URLS",
      value: maskSecret(env.DATABASE_REPLICA_URLS ?? ""),
      reason: "allowed only together with DATABASE_URL",
    });
  }
  return problems;
}

function resolveOrigin(origin: SettingOrigin, values: SettingValues): SettingOrigin {
  if (origin.origin !== "default") return origin;
  if (origin.name === settings.storageUrl.name) {
    return { ...origin, value: `file:${join(values.dataDir ?? "", "files")}` };
  }
  if (origin.name === settings.appSecret.name) return { ...origin, value: "********", origin: "DATA_DIR" };
  return origin;
}
