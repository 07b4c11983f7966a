const SHORT: Readonly<Record<string, string>> = {
  id: "ID",
  vat: "VAT",
  hr: "HR",
  percent: "%",
};

/** The name of a figure in words: `average_days` becomes "Average days", `margin_percent` "Margin %". */
export function figureWords(...path: readonly string[]): string {
  const words = path.flatMap((name) => name.split(/[_-]/u)).map((word) => SHORT[word] ?? word);
  const text = words.join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
