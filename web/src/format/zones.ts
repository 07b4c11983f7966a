import { inLanguage } from "./language.ts";

/** The time zones that a browser knows, by their IANA names. */
export const zoneNames: readonly string[] = Intl.supportedValuesOf("timeZone");

/** The zone of the browser, in which moments are shown and entered. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

let home: string | undefined;

/** From now on moments without a zone of their own are the workspace's. */
export function liveIn(zone: string): void {
  home = zone;
}

/** The zone of the workspace; undefined as long as it is not known. */
export const homeZone = (): string | undefined => home;

const inZone = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en", { timeZone, dateStyle: "short", timeStyle: "medium" }).format(at);

/** Whether clocks in the zone of a record show something else than the person's at a moment. */
export function isElsewhere(at: Date, zone = home): boolean {
  try {
    return zone !== undefined && inZone(at, zone) !== inZone(at, ownZone());
  } catch {
    return false;
  }
}

const shortName = inLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { timeZoneName: "short", hour: "numeric" }),
);

/** What the person's zone is called at a moment: "CEST". */
export const zoneAt = (at: Date): string =>
  shortName()
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value ?? ownZone();

/** A time zone as people read it: "Europe/Bucharest", "America/New York". */
export const zoneName = (zone: string): string => zone.replaceAll("_", " ");
