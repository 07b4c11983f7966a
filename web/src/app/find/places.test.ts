import { describe, expect, test } from "vitest";
import { fittingPlaces, type Place } from "./places.ts";

const place = (title: string, detail: string | null = null): Place => ({
  ...{ path: `/${title}`, title, detail, icon: "search" },
});
const PLACES = [place("Leave policies", "Leave"), place("Request leave", "Leave"), place("Équipe")];
const titles = (text: string): string[] => fittingPlaces(PLACES, text).map(({ title }) => title);

describe("the places that fit a text", () => {
  test("contain every word of it, in the title or in the name of the module", () => {
    expect(titles("leave req")).toEqual(["Request leave"]);
    expect(titles("policies leave")).toEqual(["Leave policies"]);
    expect(titles("leave invoice")).toEqual([]);
  });

  test("come first if their title begins with it", () => {
    expect(titles("request")).toEqual(["Request leave"]);
    expect(titles("leave")).toEqual(["Leave policies", "Request leave"]);
  });

  test("are compared without case and accents", () => {
    expect(titles("EQUIPE")).toEqual(["Équipe"]);
  });

  test("are none without a text", () => {
    expect(titles("  ")).toEqual([]);
  });
});
