import { queryOptions } from "@tanstack/react-query";
import { MAX_OPTIONS } from "../../../api/queries.ts";
import { listRecords } from "../../../api/records.ts";

/** The definitions of all resources in their order: those in use, or those that are archived. */
export const definitionsQuery = (isArchived: boolean) =>
  queryOptions({
    queryKey: ["custom-fields", "definitions", isArchived],
    queryFn: () =>
      listRecords("custom-fields", {
        archived: String(isArchived),
        sort: isArchived ? "resource,name" : "resource,position",
        perPage: MAX_OPTIONS,
      }),
  });
