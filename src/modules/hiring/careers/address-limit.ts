import { ApiError, type EndpointContext } from "../../../engine/work/index.ts";
import { rateLimitHeaders } from "../../../platform/rate-limit/rate-limit-headers.ts";
import { servicesOf } from "../../../platform/services.ts";

const MINUTE_MS = 60_000;

/** What an address may do in a workspace without a credential. */
const LIMITS = {
  /** Reads of job pages. */
  read: { limit: 120, windowMs: MINUTE_MS },
  /** Applications, for all jobs together; people at one university or at home share an address. */
  apply: { limit: 10, windowMs: 60 * MINUTE_MS },
} as const;

/** Counts a request without a credential against its address. @throws 429 over the limit */
export async function countAgainstAddress(
  context: Pick<EndpointContext, "ip" | "workspace" | "services" | "now">,
  what: keyof typeof LIMITS,
): Promise<void> {
  const { ip, workspace, now } = context;
  const key = `careers:${what}:${workspace.id}:${ip}`;
  const decision = await servicesOf(context).limiter.take([{ policy: "address", key, ...LIMITS[what] }], now);
  if (decision.allowed) return;
  throw new ApiError("too-many-requests", "Too Many Requests.", { headers: rateLimitHeaders(decision) });
}
