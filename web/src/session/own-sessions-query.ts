import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/client.ts";

export interface OwnSession {
  readonly id: string;
  readonly created_at: string;
  readonly last_used_at: string;
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly is_current: boolean;
}

/** The person's own sessions: `GET /sessions`. */
export const ownSessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: async () => {
    const { data } = (await api.GET("/sessions")) as { data?: { data: OwnSession[] } };
    return data!.data;
  },
});
