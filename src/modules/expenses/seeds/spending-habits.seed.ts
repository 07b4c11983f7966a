/** A typical cost: its descriptions, its merchants and the range of its amounts. */
export interface Habit {
  readonly category: string;
  readonly descriptions: readonly string[];
  readonly merchants: readonly string[];
  /** In whole units of the currency; for mileage, in kilometres. */
  readonly from: number;
  readonly to: number;
  /** The recoverable tax in the amount, in percent of the net amount. */
  readonly taxPercent: number;
  /** Whether the cost is usually rebilled to a client. */
  readonly isForClients: boolean;
  readonly weight: number;
}

/** Typical costs, weighted by how often they occur. */
export const HABITS: readonly Habit[] = [
  {
    category: "Travel",
    descriptions: ["Train to the client", "Flight to the workshop", "Taxi from the airport", "Rental car"],
    merchants: ["Northern Rail", "Skyline Air", "City Cabs", "Wheels & Co"],
    from: 18,
    to: 420,
    taxPercent: 7,
    isForClients: true,
    weight: 6,
  },
  {
    category: "Accommodation",
    descriptions: ["Two nights at the workshop", "Hotel near the client", "Conference hotel"],
    merchants: ["Hotel Linden", "Harbour Inn", "Grand Plaza"],
    from: 90,
    to: 380,
    taxPercent: 7,
    isForClients: true,
    weight: 3,
  },
  {
    category: "Meals",
    descriptions: ["Lunch with the client", "Team dinner", "Breakfast on the road"],
    merchants: ["Trattoria Sole", "The Corner Table", "Café Amélie"],
    from: 9,
    to: 140,
    taxPercent: 19,
    isForClients: false,
    weight: 6,
  },
  {
    category: "Office supplies",
    descriptions: ["Notebooks and pens", "Keyboard", "Monitor arm"],
    merchants: ["Paper & Co", "Deskworks"],
    from: 6,
    to: 180,
    taxPercent: 19,
    isForClients: false,
    weight: 3,
  },
  {
    category: "Software",
    descriptions: ["Licence for a year", "Design tool, monthly", "Test devices in the cloud"],
    merchants: ["Pixelforge", "Cloudbench"],
    from: 12,
    to: 600,
    taxPercent: 0,
    isForClients: false,
    weight: 2,
  },
  {
    category: "Training",
    descriptions: ["Conference ticket", "Online course", "Certification exam"],
    merchants: ["Open Academy", "CodeConf"],
    from: 80,
    to: 900,
    taxPercent: 19,
    isForClients: false,
    weight: 1,
  },
  {
    category: "Mileage",
    descriptions: ["Own car to the client and back", "Own car to the trade fair"],
    merchants: [],
    from: 14,
    to: 460,
    taxPercent: 0,
    isForClients: true,
    weight: 3,
  },
];

/** Explanations of rejected expenses. */
export const REJECTIONS: readonly string[] = [
  "Please add the names of the participants.",
  "This was already paid with the company card.",
  "Please deduct the private part.",
];
