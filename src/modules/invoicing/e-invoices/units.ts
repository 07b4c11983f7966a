/** Codes of UN/ECE Recommendation 20 for the units that people write. */
const CODES: Readonly<Record<string, string>> = {
  item: "C62",
  piece: "H87",
  pieces: "H87",
  pc: "H87",
  pcs: "H87",
  buc: "H87",
  stück: "H87",
  stk: "H87",
  minute: "MIN",
  minutes: "MIN",
  min: "MIN",
  hour: "HUR",
  hours: "HUR",
  h: "HUR",
  day: "DAY",
  days: "DAY",
  week: "WEE",
  weeks: "WEE",
  month: "MON",
  months: "MON",
  year: "ANN",
  years: "ANN",
  g: "GRM",
  kg: "KGM",
  t: "TNE",
  m: "MTR",
  km: "KMT",
  "m²": "MTK",
  m2: "MTK",
  "m³": "MTQ",
  m3: "MTQ",
  l: "LTR",
  kwh: "KWH",
};

/** One of something. */
export const ONE = "C62";

/** The code of a unit, or null for a unit that the list does not have. */
export const unitCode = (unit: string): string | null => CODES[unit.trim().toLowerCase()] ?? null;
