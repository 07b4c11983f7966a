import { ScureBase32Plugin } from "@otplib/plugin-base32-scure";
import { NodeCryptoPlugin } from "@otplib/plugin-crypto-node";
import { TOTP } from "@otplib/totp";
import { expect } from "vitest";
import type { Reply, TestApp } from "../support/app.ts";
import type { Colleague } from "./key-holders.ts";

const totp = new TOTP({ crypto: new NodeCryptoPlugin(), base32: new ScureBase32Plugin() });

/** What an authenticator app shows for a secret at a moment: `2026-07-14T10:00:00Z`. */
export const codeAt = (secret: string, moment: string): Promise<string> =>
  totp.generate({ secret, epoch: Date.parse(moment) / 1000 });

export interface Device {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** The code at the present moment of the test's clock. */
  code(): Promise<string>;
}

/** Turns the second factor of somebody on, by the code of this very moment. */
export async function turnOn(app: TestApp, { session, password }: Colleague): Promise<Device> {
  const begun = await session.send("POST", "/two-factor", { current_password: password });
  expect(begun.status, begun.text).toBe(200);
  const { secret } = begun.body.data;
  const code = (): Promise<string> => codeAt(secret, app.clock.now().toISOString());
  const confirmed = await session.send("POST", "/two-factor/confirm", { code: await code() });
  expect(confirmed.status, confirmed.text).toBe(200);
  return { secret, recoveryCodes: confirmed.body.data.recovery_codes, code };
}

/** Tries to sign in with a code, or without one. */
export const trySignInWith = (
  app: TestApp,
  { email, password }: Pick<Colleague, "email" | "password">,
  code?: string | null,
): Promise<Reply> =>
  app.request("POST", "/session?tenant=acme", {
    body: { email, password, ...(code === undefined ? {} : { code }) },
  });
