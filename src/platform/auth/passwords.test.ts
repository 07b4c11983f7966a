import { parseOptions } from "@node-rs/argon2";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { hashPassword, passwordProblem, verifyNothing, verifyPassword } from "./passwords.ts";

const email = "ana.petrova@acme.test";

describe("hashPassword and verifyPassword", () => {
  it("make an Argon2id hash with the recommended cost, salted again each time", async () => {
    const [first, second] = await Promise.all([
      hashPassword("tin otter harbour"),
      hashPassword("tin otter harbour"),
    ]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(parseOptions(first).saltLen).toBe(16);
    expect(first).not.toBe(second);
  });

  it("know the password from another", async () => {
    const stored = await hashPassword("tin otter harbour");
    expect(await verifyPassword(stored, "tin otter harbour")).toBe(true);
    expect(await verifyPassword(stored, "tin otter harbouR")).toBe(false);
    expect(await verifyPassword(stored, "tin otter harbour ")).toBe(false);
    expect(await verifyPassword(stored, "")).toBe(false);
  });

  it("accept an accented letter in either Unicode form", async () => {
    const stored = await hashPassword("café au lait noir".normalize("NFD"));
    expect(await verifyPassword(stored, "café au lait noir".normalize("NFC"))).toBe(true);
  });

  it("reject a stored text that is not a hash", async () => {
    await expect(verifyPassword("tin otter harbour", "tin otter harbour")).rejects.toThrow();
  });
});

describe("verifyNothing", () => {
  it("returns false for every password", async () => {
    expect(await verifyNothing("the password of no account")).toBe(false);
    expect(await verifyNothing("")).toBe(false);
  });
});

describe("passwordProblem", () => {
  it("counts characters, not bytes or code units", () => {
    const tooShort = "The password field must be at least 12 characters.";
    const tooLong = "The password field must not be greater than 128 characters.";
    expect(String(passwordProblem("fjordglimmr", email))).toBe(tooShort);
    expect(passwordProblem("fjordglimmer", email)).toBe(null);
    expect(String(passwordProblem("🦦".repeat(11), email))).toBe(tooShort);
    expect(passwordProblem("🦦".repeat(12), email)).toBe(null);
    expect(String(passwordProblem("é".normalize("NFD").repeat(11), email))).toBe(tooShort);
    expect(passwordProblem("x".repeat(128), email)).toBe(null);
    expect(String(passwordProblem("x".repeat(129), email))).toBe(tooLong);
    expect(String(passwordProblem("", email))).toBe(tooShort);
  });

  it("refuses the email, regardless of case", () => {
    const same = "The password field and email must be different.";
    expect(String(passwordProblem(email, email))).toBe(same);
    expect(String(passwordProblem("Ana.Petrova@Acme.test", email))).toBe(same);
    expect(passwordProblem(`${email}!`, email)).toBe(null);
  });

  it("refuses common passwords", () => {
    const leaked = "The given password has appeared in a data leak. Please choose a different password.";
    for (const password of [
      "1qaz2wsx3edc",
      "administrator",
      "Qwerty123456",
      "passwordpassword",
      "Password123!",
    ]) {
      expect(String(passwordProblem(password, email))).toBe(leaked);
    }
  });
});

describe("isCommonPassword", () => {
  it.each([
    "password1234",
    "PASSWORD1234",
    "welcome@2026",
    "Sunshine12345",
    "monkey1234567890!",
    "Dragon_1987!!",
  ])("knows %s", (password) => expect(isCommonPassword(password)).toBe(true));

  it.each([
    "correct horse battery staple",
    "password-of-mine",
    "sunshine4816!",
    "harbour2026!",
    "12 otters in a boat",
    "aaaaaaaaaaaa",
  ])("leaves %s alone", (password) => expect(isCommonPassword(password)).toBe(false));

  it("does not consider a random password common", () => {
    fc.assert(fc.property(fc.uuid(), (password) => !isCommonPassword(password)));
  });
});
