import { inLanguage } from "./language.ts";

interface WeekInfo {
  /** The ISO weekday with which weeks begin, 1 being Monday. */
  readonly firstDay: number;
  /** The ISO weekdays on which few people work. */
  readonly weekend: readonly number[];
}

/** What the types of the language do not know yet, as browsers have it; some have neither. */
interface KnowsWeeks {
  readonly weekInfo?: WeekInfo;
  getWeekInfo?(): WeekInfo;
}

/** As ISO 8601 has it, where the browser does not know how weeks are in the language. */
const USUAL: WeekInfo = { firstDay: 1, weekend: [6, 7] };

const weeks = inLanguage((language) => {
  const tag = language ?? Intl.DateTimeFormat().resolvedOptions().locale;
  const locale = new Intl.Locale(tag) as unknown as KnowsWeeks;
  return locale.getWeekInfo?.() ?? locale.weekInfo ?? USUAL;
});

/** The ISO weekday with which weeks begin where the person's language is spoken. */
export const firstWeekday = (): number => weeks().firstDay;

/** The ISO weekdays of the weekend where the person's language is spoken. */
export const weekendDays = (): readonly number[] => weeks().weekend;
