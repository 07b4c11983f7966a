import { type Endpoint, endpoint } from "../../../engine/declare/index.ts";
import { count, object, textOrNull } from "../../../platform/figures/response-shapes.ts";
import { OWN_PASSWORD } from "../parameters.ts";
import {
  beginTwoFactor,
  CODE,
  confirmTwoFactor,
  endTwoFactor,
  PASSWORD_AND_CODE,
  showTwoFactor,
} from "./two-factor.ts";

const example = { code: "428913" };
const once = "Returned only once: null in the response to a repeated request.";

/** Setting up and disabling a second factor, for signed-in people. */
export const twoFactorEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/two-factor",
    title: "Show the own second factor",
    credential: "session",
    isBeforeSecondFactor: true,
    response: object({
      data: object({
        is_enabled: { type: "boolean" },
        enabled_at: { type: ["string", "null"], format: "date-time" },
        recovery_codes_left: count,
        is_required: { type: "boolean", description: "Whether the workspace requires one of everybody." },
      }),
    }),
    run: showTwoFactor,
  },
  endpoint({
    method: "POST",
    path: "/two-factor",
    title: "Begin to set up a second factor",
    description:
      "Returns the secret of one-time codes (RFC 6238), also as the URI that an authenticator app reads. It takes effect once it is confirmed; starting again issues another secret.",
    credential: "session",
    isBeforeSecondFactor: true,
    body: OWN_PASSWORD,
    response: object({
      data: object({
        secret: { ...textOrNull, description: once },
        otpauth_url: { ...textOrNull, description: once },
      }),
    }),
    run: beginTwoFactor,
  }),
  endpoint({
    method: "POST",
    path: "/two-factor/confirm",
    title: "Turn the second factor on",
    description: "Requires a code from the device; returns ten recovery codes, each of which works once.",
    credential: "session",
    isBeforeSecondFactor: true,
    body: CODE,
    example,
    response: object({
      data: object({
        recovery_codes: {
          type: ["array", "null"],
          items: { type: "string" },
          minItems: 10,
          maxItems: 10,
          description: once,
        },
      }),
    }),
    run: confirmTwoFactor,
  }),
  endpoint({
    method: "DELETE",
    path: "/two-factor",
    title: "Turn the second factor off",
    description: "Requires the password and a code: from the device, or a recovery code.",
    credential: "session",
    isBeforeSecondFactor: true,
    body: PASSWORD_AND_CODE,
    example,
    run: endTwoFactor,
  }),
];
