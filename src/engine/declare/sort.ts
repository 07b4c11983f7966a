/** One key of an order: the name of a field or a figure. */
export interface SortTerm {
  readonly name: string;
  readonly isDescending: boolean;
}

/** Reads the syntax of every order, `name,-id`: a minus in front of a name is for descending. */
export const parseSort = (text: string): SortTerm[] =>
  text.split(",").map((part) => {
    const term = part.trim();
    return term.startsWith("-")
      ? { name: term.slice(1), isDescending: true }
      : { name: term, isDescending: false };
  });
