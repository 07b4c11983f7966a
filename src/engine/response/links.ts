import type { Call } from "../request/call.ts";

/** An absolute URL of this API, with the workspace parameter if the caller uses it. */
export function linkTo(call: Call, target: string, query: Record<string, string>): string {
  const all = { ...query, ...(call.query.has("tenant") ? { tenant: call.query.get("tenant")! } : {}) };
  const text = Object.entries(all).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return `${call.baseUrl}/${target}${text.length > 0 ? `?${text.join("&")}` : ""}`;
}
