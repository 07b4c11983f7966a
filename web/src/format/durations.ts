/** Durations as whole minutes, written as hours and minutes. */

/** "1:30" of 90 minutes; with a minus before what is below zero. */
export function formatMinutes(minutes: number): string {
  const size = Math.abs(minutes);
  const text = `${Math.floor(size / 60)}:${String(size % 60).padStart(2, "0")}`;
  return minutes < 0 ? `−${text}` : text;
}

/** "0:42:07" of so many seconds. */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${formatMinutes(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, "0")}`;
}

const CLOCK = /^(\d*):(\d{1,2})$/;
const DECIMAL = /^(\d*)(?:[.,](\d+))?\s*h?$/;
const MINUTES = /^(\d+)\s*m(?:in)?$/;
const WORDS = /^(\d+)\s*h\s*(\d{1,2})\s*(?:m(?:in)?)?$/;

/**
 * The minutes that somebody means by `1:30`, `1.5`, `1,5`, `2h`, `1h30` or `90m`: a number alone is hours, rounded half
 * up to a minute. Null for what is none of these.
 */
export function parseMinutes(text: string): number | null {
  const typed = text.trim().toLowerCase();
  const parts = CLOCK.exec(typed) ?? WORDS.exec(typed);
  if (parts) {
    const [hours, minutes] = [Number(parts[1]), Number(parts[2])];
    return minutes < 60 ? hours * 60 + minutes : null;
  }
  const minutes = MINUTES.exec(typed);
  if (minutes) return Number(minutes[1]);
  const hours = DECIMAL.exec(typed);
  if (!hours || (hours[1] === "" && hours[2] === undefined)) return null;
  const fraction = hours[2]?.slice(0, 9) ?? "";
  const scale = 10 ** fraction.length;
  return Number(hours[1]) * 60 + Math.floor((Number(fraction) * 60 + scale / 2) / scale);
}
