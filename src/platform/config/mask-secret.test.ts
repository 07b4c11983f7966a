import fc from "fast-check";
import { expect, test } from "vitest";
import { maskSecret } from "./mask-secret.ts";

test.each([
  ["postgres://bureau:s3cret@db.example.com:5432/bureau", "postgres://********@db.example.com:5432/bureau"],
  ["postgres://db/bureau?password=s3cret&ssl=1", "postgres://db/bureau?********"],
  ["redis://localhost:6379", "redis://localhost:6379"],
  ["postgres//bureau:s3cret@db", "********"],
  ["bureau:s3cret@db", "********"],
  ["a-secret-of-some-length", "********"],
  ["postgres://a:s3cret@one/x,postgres://b:s3cret@two/x", "postgres://********@two/x"],
])("%s is shown as %s", (text, shown) => {
  expect(maskSecret(text)).toBe(shown);
});

test("a password is never shown, whatever characters it has", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 5 }), (password) => {
      expect(maskSecret(`postgres://bureau:<${password}>@host/db`)).not.toContain(`<${password}>`);
    }),
  );
});
