/** One term of an order: the name of a field or a figure, and the direction. */
export interface SortTerm {
  readonly name: string;
  readonly isDescending: boolean;
}

/** Parses a sort expression, `name,-id`: a minus in front of a name means descending. */
export const parseSort = (text: string): SortTerm[] =>
  text.split(",").map((part) => {
    const term = part.trim();
    return term.startsWith("-")
      ? { name: term.slice(1), isDescending: true }
      : { name: term, isDescending: false };
  });
