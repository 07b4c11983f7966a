/** A page of rows: its number from 1, how many rows a page has, how many there are in all, and how many are on it. */
export interface PageSize {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  readonly size: number;
}

/** The members of `meta` that say which page of how many this is; `from` and `to` are null for an empty page. */
export function pageNumbers({ page, perPage, total, size }: PageSize) {
  const from = (page - 1) * perPage + 1;
  return {
    current_page: page,
    from: size === 0 ? null : from,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    to: size === 0 ? null : from + size - 1,
    total,
  };
}
