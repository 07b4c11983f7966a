/** The currencies of random books. */
export const CURRENCIES = ["EUR", "USD", "CHF"] as const;
