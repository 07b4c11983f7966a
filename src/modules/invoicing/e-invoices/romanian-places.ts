/** The counties of Romania by their code in ISO 3166-2:RO, without the accents of their names. */
const COUNTIES: Readonly<Record<string, string>> = {
  AB: "alba",
  AG: "arges",
  AR: "arad",
  B: "bucuresti",
  BC: "bacau",
  BH: "bihor",
  BN: "bistrita-nasaud",
  BR: "braila",
  BT: "botosani",
  BV: "brasov",
  BZ: "buzau",
  CJ: "cluj",
  CL: "calarasi",
  CS: "caras-severin",
  CT: "constanta",
  CV: "covasna",
  DB: "dambovita",
  DJ: "dolj",
  GJ: "gorj",
  GL: "galati",
  GR: "giurgiu",
  HD: "hunedoara",
  HR: "harghita",
  IF: "ilfov",
  IL: "ialomita",
  IS: "iasi",
  MH: "mehedinti",
  MM: "maramures",
  MS: "mures",
  NT: "neamt",
  OT: "olt",
  PH: "prahova",
  SB: "sibiu",
  SJ: "salaj",
  SM: "satu mare",
  SV: "suceava",
  TL: "tulcea",
  TM: "timis",
  TR: "teleorman",
  VL: "valcea",
  VN: "vrancea",
  VS: "vaslui",
};

const bare = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .trim()
    .toLowerCase()
    .replace(/^(judetul|jud\.?|municipiul)\s+/, "");

/** The code of a county, such as `RO-CJ`, from its code or its name; null if it is neither. */
export function countyCode(state: string): string | null {
  const code = state.trim().toUpperCase().replace(/^RO-/, "");
  if (Object.hasOwn(COUNTIES, code)) return `RO-${code}`;
  const named = Object.entries(COUNTIES).find(
    ([, name]) => name === bare(state) || bare(state) === "bucharest",
  );
  return named ? `RO-${bare(state) === "bucharest" ? "B" : named[0]}` : null;
}

/** The sector of Bucharest as CIUS-RO writes it, `SECTOR3`, if the text names one. */
export function sectorOf(text: string): string | null {
  const found = /\bsect(?:or|orul|\.)?\s*([1-6])\b/.exec(bare(text));
  return found ? `SECTOR${found[1]}` : null;
}
