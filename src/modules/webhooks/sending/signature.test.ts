import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import { hintOf, newSecret } from "./secrets.ts";
import { signedHeaders } from "./signature.ts";

const NEW = "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";
const OLD = "whsec_ICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj8=";
const message = {
  id: "msg_01K02JY0AABBCCDDEEFFGGHHJJ",
  timestamp: 1784021400,
  body: Buffer.from(
    '{"type":"leads.win","timestamp":"2026-07-14T09:30:00.000000Z","data":{"id":"01K02JXQ5T9V8Z3M4N6P7R8S9T","type":"leads"}}',
  ),
};

it("signs the contract's example", () => {
  expect(message.body.length).toBe(120);
  expect(signedHeaders(message, [NEW])).toEqual({
    "Content-Type": "application/json",
    "User-Agent": "Workspace-Webhooks/1",
    "webhook-id": message.id,
    "webhook-timestamp": "1784021400",
    "webhook-signature": "v1,BV4T76yuMBHwo+C+P/Hd9hJco+C7ny2WVdMpLJsoZVs=",
  });
  expect(signedHeaders(message, [NEW, OLD])["webhook-signature"]).toBe(
    "v1,BV4T76yuMBHwo+C+P/Hd9hJco+C7ny2WVdMpLJsoZVs= v1,efEX7YhiaxN4llpuUJ9C/ZEdSIEayIKgJ1/fz25IX84=",
  );
});

it("is verified by the published library, for any body and with either secret", () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const [newer, older] = [newSecret(), newSecret()];
      const now = { ...message, timestamp: Math.floor(Date.now() / 1000), body: Buffer.from(json) };
      const headers = signedHeaders(now, [newer, older]);
      expect(new Webhook(newer).verify(json, headers)).toEqual(JSON.parse(json));
      expect(new Webhook(older).verify(json, headers)).toEqual(JSON.parse(json));
      expect(() => new Webhook(newSecret()).verify(json, headers)).toThrow();
      expect(() => new Webhook(newer).verify(`${json} `, headers)).toThrow();
    }),
  );
});

it("generates secrets of 32 random bytes and shows their last 4 characters", () => {
  const secret = newSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(newSecret()).not.toBe(secret);
  expect(hintOf(NEW)).toBe("whsec_…Hh8=");
});
