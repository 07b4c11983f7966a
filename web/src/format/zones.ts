import { inLanguage } from "./language.ts";
import { once } from "./once.ts";

/** The IANA names of the time zones that the browser knows. */
export const zoneNames: () => readonly string[] = once(() => Intl.supportedValuesOf("timeZone"));

/** The browser's time zone, in which times are shown and entered. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

let home: string | undefined;

/** Sets the workspace's zone, which applies to times without a zone of their own. */
export function liveIn(zone: string): void {
  home = zone;
}

/** The workspace's zone; undefined until it is known. */
export const homeZone = (): string | undefined => home;

const inZone = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en", { timeZone, dateStyle: "short", timeStyle: "medium" }).format(at);

/** Whether clocks in a record's zone differ from the person's at a moment. */
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

/** The short name of the person's zone at a moment: "CEST". */
export const zoneAt = (at: Date): string =>
  shortName()
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value ?? ownZone();

/** A time zone in words: "Europe/Bucharest", "America/New York". */
export const zoneName = (zone: string): string => zone.replaceAll("_", " ");
