/** A kind of equipment of the seeded company. */
export interface Equipment {
  readonly type: string;
  readonly prefix: string;
  readonly description: string;
  readonly lifeMonths: number | null;
  readonly requiresAcceptance: boolean;
  /** The share of people who have one. */
  readonly share: number;
  readonly manufacturer: string | null;
  readonly models: readonly string[];
  /** The bounds of the cost, in whole units. */
  readonly from: number;
  readonly to: number;
  readonly warrantyMonths: number;
}

const shop = { requiresAcceptance: false, warrantyMonths: 24 };

/** What the people of the seeded company work with. */
export const EQUIPMENT: readonly Equipment[] = [
  {
    ...{ ...shop, type: "Laptop", prefix: "LAP", share: 1, lifeMonths: 36, requiresAcceptance: true },
    ...{ description: "Portable computers with their chargers.", manufacturer: "Lenovo" },
    ...{ models: ["ThinkPad T14", "ThinkPad X1 Carbon", "ThinkPad P16"], from: 1190, to: 2690 },
    warrantyMonths: 36,
  },
  {
    ...{ ...shop, type: "Monitor", prefix: "MON", share: 0.85, lifeMonths: 60 },
    ...{ description: "Screens for desks, in the office and at home.", manufacturer: "Dell" },
    ...{ models: ["U2724D", "P2723QE", "U3425WE"], from: 240, to: 780 },
    warrantyMonths: 36,
  },
  {
    ...{ ...shop, type: "Phone", prefix: "PHO", share: 0.45, lifeMonths: 24, requiresAcceptance: true },
    ...{ description: "Company phones with a business contract.", manufacturer: "Samsung" },
    ...{ models: ["Galaxy S24", "Galaxy A55"], from: 420, to: 890 },
  },
  {
    ...{ ...shop, type: "Headset", prefix: "HEA", share: 0.6, lifeMonths: 24 },
    ...{ description: "Headsets for calls.", manufacturer: "Jabra" },
    ...{ models: ["Evolve2 65", "Evolve2 40"], from: 90, to: 260 },
  },
  {
    ...{ ...shop, type: "Docking station", prefix: "DOC", share: 0.4, lifeMonths: 48 },
    ...{ description: "Stations that connect a laptop at a desk.", manufacturer: "Lenovo" },
    ...{ models: ["ThinkPad USB-C Dock", "Thunderbolt 4 Dock"], from: 160, to: 290 },
  },
  {
    ...{
      ...shop,
      type: "Access card",
      prefix: "ACC",
      share: 0.95,
      lifeMonths: null,
      requiresAcceptance: true,
    },
    ...{
      description: "Cards that open the doors of the office.",
      manufacturer: null,
      models: ["Access card"],
    },
    ...{ from: 8, to: 12, warrantyMonths: 0 },
  },
];

/** What people say about equipment that came back. */
export const RETURN_NOTES = [
  "With the charger.",
  "A key sticks.",
  "Cleaned and reset.",
  "The battery lasts two hours.",
  null,
  null,
];

export const SUPPLIERS = ["Bechtle", "Cancom", "Notebooksbilliger", "Medion Business"];
