const WRITTEN: Readonly<Record<string, string>> = {
  b2b: "B2B",
  id: "ID",
  ip: "IP",
  vat: "VAT",
  api: "API",
  url: "URL",
};

/** A name of the API in English words: `end_of_contract` becomes "End of contract". */
export function englishName(name: string): string {
  const text = name
    .split(/[_-]/)
    .map((word) => WRITTEN[word] ?? word)
    .join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
