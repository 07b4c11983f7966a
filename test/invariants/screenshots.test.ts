import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { places } from "../../scripts/screenshots/places.ts";

const folder = new URL("../../docs/screenshots", import.meta.url);

test("there is a picture of each declared screen for desktop and phone, and no other; if not: npm run screenshots", async () => {
  const wanted = (await places()).flatMap(({ name }) => [`${name}-desktop.webp`, `${name}-phone.webp`]);
  expect(readdirSync(folder).sort()).toEqual(wanted.sort());
});
