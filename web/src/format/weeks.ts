import { inLanguage } from "./language.ts";

interface WeekInfo {
  /** The ISO weekday on which weeks begin, 1 being Monday. */
  readonly firstDay: number;
  /** The ISO weekdays of the weekend. */
  readonly weekend: readonly number[];
}

/** Week information of browsers that TypeScript's types do not have yet; some browsers lack it. */
interface KnowsWeeks {
  readonly weekInfo?: WeekInfo;
  getWeekInfo?(): WeekInfo;
}

/** The weeks of ISO 8601, for browsers that do not know those of the language. */
const USUAL: WeekInfo = { firstDay: 1, weekend: [6, 7] };

const weeks = inLanguage((language) => {
  const tag = language ?? Intl.DateTimeFormat().resolvedOptions().locale;
  const locale = new Intl.Locale(tag) as unknown as KnowsWeeks;
  return locale.getWeekInfo?.() ?? locale.weekInfo ?? USUAL;
});

/** The ISO weekday on which weeks begin in the region of the person's language. */
export const firstWeekday = (): number => weeks().firstDay;

/** The ISO weekdays of the weekend in the region of the person's language. */
export const weekendDays = (): readonly number[] => weeks().weekend;
