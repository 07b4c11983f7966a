import { listQuery, MAX_OPTIONS } from "../../api/queries.ts";

/** All lines of an offer, in their order. */
export const linesQuery = (offerId: string) =>
  listQuery("offer-lines", { offer_id: offerId, sort: "position", perPage: MAX_OPTIONS });
