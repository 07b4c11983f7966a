import { queryOptions } from "@tanstack/react-query";
import { api, bodyOf } from "../../api/client.ts";

/** The kinds of notification, with what the person has chosen for each. */
export const choicesQuery = queryOptions({
  queryKey: ["notification-choices"],
  queryFn: () => bodyOf(api.GET("/notification-choices", {})),
});
