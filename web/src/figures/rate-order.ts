interface Starting {
  readonly attributes: { readonly starts_at?: unknown };
}

const startOf = ({ attributes }: Starting): string =>
  typeof attributes.starts_at === "string" ? attributes.starts_at : "";

/** General rates of one person and kind, the latest first: the one without a first day applies from the beginning. */
export const latestFirst = <Rate extends Starting>(rates: readonly Rate[]): readonly Rate[] =>
  rates.toSorted((one, other) => (startOf(one) < startOf(other) ? 1 : -1));
