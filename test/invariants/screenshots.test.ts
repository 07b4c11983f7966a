import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { places } from "../../scripts/screenshots/places.ts";

const folder = new URL("../../docs/screenshots", import.meta.url);

test("each declared screen has a screenshot for desktop and phone, and no other exists; if not: npm run screenshots", async () => {
  const wanted = (await places()).flatMap(({ name }) => [`${name}-desktop.webp`, `${name}-phone.webp`]);
  expect(readdirSync(folder).sort()).toEqual(wanted.sort());
});
