/**
 * The search of the address of the list of entries that shows what a link of the API lists: its filters, and no view
 * that narrows them further.
 * @param link an address of `GET /timesheets`
 */
export const entriesSearch = (link: string): Record<string, string> => ({
  view: "all",
  ...Object.fromEntries(new URL(link, "http://local").searchParams),
});
