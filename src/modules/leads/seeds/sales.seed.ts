/** What is sold, with the usual value of a contract in whole euros. */
export const OFFERINGS = [
  ["Website relaunch", 18_000, 60_000],
  ["Online shop", 25_000, 90_000],
  ["Brand identity", 8000, 30_000],
  ["Mobile app", 40_000, 140_000],
  ["Maintenance contract", 3000, 18_000],
  ["Search engine campaign", 4000, 16_000],
  ["Data warehouse", 30_000, 110_000],
  ["Workshop series", 2500, 9000],
  ["Accessibility audit", 3500, 12_000],
  ["Customer portal", 35_000, 120_000],
] as const;

const NAMES = [
  ...["Albatros", "Birkenhof", "Carpathia", "Delmar", "Edelweiss", "Fjordline", "Granit", "Helvia", "Istria"],
  ...[
    "Jantar",
    "Kestrel",
    "Lumen",
    "Montblanc",
    "Nordlicht",
    "Olivar",
    "Pelikan",
    "Quarz",
    "Ribera",
    "Sirius",
  ],
  ...["Tatra", "Ultramar", "Vistula", "Westhafen", "Zephyr"],
];

const TRADES = [
  ["Logistics", "Ltd"],
  ["Hotels", "AG"],
  ["Foods", "GmbH"],
  ["Energy", "SA"],
  ["Software", "SRL"],
  ["Pharma", "BV"],
  ["Tools", "s.r.o."],
  ["Clinics", "OÜ"],
] as const;

/** Companies that might buy something; each name is a different one. */
export const companyName = (n: number): string => {
  const [trade, form] = TRADES[Math.floor(n / NAMES.length) % TRADES.length]!;
  const round = Math.floor(n / (NAMES.length * TRADES.length));
  return `${NAMES[n % NAMES.length]} ${trade}${round > 0 ? ` ${round + 1}` : ""} ${form}`;
};

export const FIRST_NAMES = [
  "Clara",
  "Jan",
  "Elif",
  "Marta",
  "Paolo",
  "Sofia",
  "Tomáš",
  "Ingrid",
  "Luc",
  "Radu",
];
export const LAST_NAMES = [
  "Weber",
  "Kowalczyk",
  "Rossi",
  "Svoboda",
  "Laurent",
  "Ionescu",
  "Berg",
  "Costa",
  "Meyer",
];
export const JOBS = ["Head of Marketing", "Managing Director", "IT Manager", "Buyer", "Product Owner"];

export const CALLS = ["First call", "Asked about the budget", "Discussed the offer", "Followed up"];
export const EMAILS = ["Sent references", "Sent the offer", "Clarified details", "Sent a summary"];
export const NOTES = [
  "They compare us with two other companies.",
  "The budget is released in autumn.",
  "The decision is made by the board.",
  "They liked the demonstration.",
];
export const TASKS = ["Call again", "Send the offer", "Prepare the demonstration", "Ask for a decision"];
export const MEETINGS = ["First meeting", "Presentation of the offer", "Workshop", "Negotiation"];
