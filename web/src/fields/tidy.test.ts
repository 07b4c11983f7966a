import { expect, test } from "vitest";
import { tidyPhone } from "./phone.tsx";
import { tidyAddress } from "./url.tsx";

test.each([
  ["acme.example", "https://acme.example"],
  [" www.acme.example/jobs?x=1#top ", "https://www.acme.example/jobs?x=1#top"],
  ["acme.example:8080", "https://acme.example:8080"],
  ["http://acme.example", "http://acme.example"],
  ["HTTPS://acme.example", "HTTPS://acme.example"],
  ["münchen.example", "https://münchen.example"],
  ["/logo.svg", "/logo.svg"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["acme", "acme"],
  ["ana@acme.example", "ana@acme.example"],
])("%s is normalized to the address %s", (typed, meant) => expect(tidyAddress(typed)).toBe(meant));

test.each([
  ["+49 30 901820", "+49 30 901820"],
  ["0049 30 901820", "+49 30 901820"],
  ["+49 (0) 30 / 901-820", "+49 30 901 820"],
  ["+40.21.123.4567", "+40 21 123 4567"],
  [" 021  123 4567 ", "021 123 4567"],
  ["(021) 123-4567", "(021) 123 4567"],
  ["tel:+40211234567", "+40211234567"],
  ["+1 555 0100 ext. 7", "+1 555 0100 ext. 7"],
  ["", ""],
])("%s is normalized to the phone number %s", (typed, meant) => {
  expect(tidyPhone(typed)).toBe(meant);
  expect(tidyPhone(meant)).toBe(meant);
});
