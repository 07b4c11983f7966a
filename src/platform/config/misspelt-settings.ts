import type { SettingProblem } from "./config-error.ts";
import { maskSecret } from "./mask-secret.ts";
import { type Setting, settings } from "./settings.ts";

// Only prefixes that no other program uses: PORT_, APP_ or DATABASE_ variables of a hosting platform must not prevent
// the start.
const OWN_BEGINNINGS: Readonly<Record<string, readonly Setting<unknown>[]>> = {
  RATE_LIMIT: [
    settings.rateLimitKey,
    settings.rateLimitUser,
    settings.rateLimitSession,
    settings.rateLimitUnauthenticated,
  ],
  WEBHOOK_ALLOW: [settings.webhookAllowPrivate],
  DATABASE_REPLICA: [settings.databaseReplicaUrls],
  TRUSTED_PROX: [settings.trustedProxies],
  APP_SECRET: [settings.appSecret],
  APP_DOMAIN: [settings.appDomain],
  JSON_BODY: [settings.jsonBodyLimit],
  METRICS_TOKEN: [settings.metricsToken],
};

/** Unknown variables that can only be meant for this program. */
export function findMisspeltSettings(env: NodeJS.ProcessEnv): SettingProblem[] {
  const known = new Set(Object.values(settings).map((setting) => setting.name));
  return Object.entries(env).flatMap(([name, value]) => {
    if (known.has(name) || value === undefined) return [];
    const meant = Object.entries(OWN_BEGINNINGS).find(([beginning]) => name.startsWith(beginning))?.[1];
    if (meant === undefined) return [];
    return {
      name,
      value: meant.some((setting) => setting.secret) ? maskSecret(value) : value,
      reason: `there is no such setting, allowed is ${meant.map((setting) => setting.name).join(", ")}`,
    };
  });
}
