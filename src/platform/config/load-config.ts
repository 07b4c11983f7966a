import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { storedAppSecret } from "./app-secret.ts";
import { ConfigError, type SettingProblem } from "./config-error.ts";
import { maskSecret } from "./mask-secret.ts";
import { findMisspeltSettings } from "./misspelt-settings.ts";
import { type Setting, type SettingValues, settings } from "./settings.ts";

/** The source of a setting's value, for `bureau doctor`. `value` is masked if it is secret. */
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

/** The settings in the environment, before the file system is accessed. */
export interface ReadSettings {
  readonly values: SettingValues;
  readonly origins: readonly SettingOrigin[];
  readonly problems: readonly SettingProblem[];
}

/**
 * Reads the configuration from the environment. Without APP_SECRET, the secret in DATA_DIR is used, which is generated
 * at the first start.
 * @throws ConfigError with every invalid variable
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

/** Reads every setting; collects all errors and the valid values. It accesses no files. */
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

// Shells and compose files use an empty variable for "none"; if a value is required, an empty one is invalid.
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
