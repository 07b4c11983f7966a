import { type Fail, field, isPlainObject } from "../../../engine/declare/index.ts";
import { message, unknownKey } from "../../../engine/work/index.ts";

/** The start and end, `HH:MM` in the workspace's time zone; the end may be `24:00`. */
export type TimeWindow = readonly [from: string, to: string];

/** The hours in which tickets are handled. Null instead of the object means around the clock. */
export interface BusinessHours {
  readonly exclude_public_holidays: boolean;
  /** The windows by ISO weekday, `"1"` to `"7"`; an omitted day has no hours. */
  readonly days: Readonly<Record<string, readonly TimeWindow[]>>;
}

const MAX_WINDOWS = 4;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function readWindow(wire: unknown, path: string, fail: Fail): TimeWindow | null {
  if (!Array.isArray(wire) || wire.length !== 2) {
    fail('The :field field must be a pair of times such as ["09:00", "17:00"].', path);
    return null;
  }
  const [from, to]: unknown[] = wire;
  const isStart = typeof from === "string" && TIME.test(from);
  const isEnd = typeof to === "string" && (TIME.test(to) || to === "24:00");
  if (!isStart || !isEnd) {
    fail("The :field field must have times from 00:00 to 24:00, written HH:MM.", path);
    return null;
  }
  if (from >= to) {
    fail("The :field field must end after it begins.", path);
    return null;
  }
  return [from, to];
}

function readDay(wire: unknown, path: string, fail: Fail): TimeWindow[] {
  if (!Array.isArray(wire)) {
    fail("The :field field must be an array.", path);
    return [];
  }
  if (wire.length > MAX_WINDOWS) {
    fail(message`The :field field must not have more than ${MAX_WINDOWS} items.`, path);
    return [];
  }
  const windows = wire
    .map((item, index) => readWindow(item, `${path}.${index}`, fail))
    .filter((window) => window !== null);
  const inOrder = [...windows].sort(([a], [b]) => (a < b ? -1 : 1));
  if (inOrder.some(([from], index) => index > 0 && from < inOrder[index - 1]![1])) {
    fail("The :field field must not have windows that overlap.", path);
  }
  return windows;
}

function readHours(wire: unknown, fail: Fail): BusinessHours | undefined {
  if (!isPlainObject(wire)) return void fail("The :field field must be an object.");
  let failed = false;
  const note: Fail = (template, subpath) => {
    failed = true;
    fail(template, subpath);
  };
  for (const key of Object.keys(wire)) {
    if (key !== "exclude_public_holidays" && key !== "days") note(unknownKey(key), key);
  }
  const exclude = wire.exclude_public_holidays ?? false;
  if (typeof exclude !== "boolean")
    note("The :field field must be true or false.", "exclude_public_holidays");
  const given = wire.days ?? {};
  if (!isPlainObject(given)) note("The :field field must be an object.", "days");
  const days: Record<string, TimeWindow[]> = {};
  for (const [day, windows] of Object.entries(isPlainObject(given) ? given : {})) {
    if (!/^[1-7]$/.test(day)) note("The :field field must be an ISO weekday from 1 to 7.", `days.${day}`);
    else days[day] = readDay(windows, `days.${day}`, note);
  }
  if (!failed && Object.values(days).every((windows) => windows.length === 0))
    note("The :field field must have at least one window.", "days");
  return failed ? undefined : { exclude_public_holidays: exclude === true, days };
}

const window = {
  type: "array",
  minItems: 2,
  maxItems: 2,
  items: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$|^24:00$" },
};

/** The weekly hours in which tickets are handled. A write replaces the whole value. */
export const businessHours = () =>
  field.json(readHours, {
    type: "object",
    additionalProperties: false,
    required: ["days"],
    properties: {
      exclude_public_holidays: { type: "boolean", default: false },
      days: {
        type: "object",
        propertyNames: { pattern: "^[1-7]$" },
        additionalProperties: { type: "array", maxItems: MAX_WINDOWS, items: window },
      },
    },
  });
