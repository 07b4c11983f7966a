import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/client.ts";

/** Whether the person has a second factor: `GET /two-factor`. */
export interface TwoFactor {
  readonly is_enabled: boolean;
  readonly enabled_at: string | null;
  readonly recovery_codes_left: number;
  /** Whether the workspace requires a second factor of everybody. */
  readonly is_required: boolean;
}

export const twoFactorQuery = queryOptions({
  queryKey: ["two-factor"],
  queryFn: async () => {
    const { data } = (await api.GET("/two-factor")) as { data?: { data: TwoFactor } };
    return data!.data;
  },
  staleTime: 5 * 60_000,
});

/** Starts to set up a second factor: returns the secret, and the URI that an authenticator app reads. */
export async function beginTwoFactor(
  current_password: string,
): Promise<{ secret: string; otpauth_url: string }> {
  const { data } = await api.POST("/two-factor", { body: { current_password } });
  return (data as unknown as { data: { secret: string; otpauth_url: string } }).data;
}

/** Turns the second factor on with a code of the device; returns the recovery codes. */
export async function confirmTwoFactor(code: string): Promise<readonly string[]> {
  const { data } = await api.POST("/two-factor/confirm", { body: { code } });
  return (data as unknown as { data: { recovery_codes: string[] } }).data.recovery_codes;
}

export async function endTwoFactor(body: { current_password: string; code: string }): Promise<void> {
  await api.DELETE("/two-factor", { body });
}
