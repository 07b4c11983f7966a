import { useSuspenseQuery } from "@tanstack/react-query";
import { recordQuery } from "../api/queries.ts";
import type { RecordOf } from "../api/records.ts";

const settingsQuery = { ...recordQuery("workspace", "workspace"), staleTime: 5 * 60_000 };

/** The settings of the workspace, which everybody who is signed in may read. */
export const useWorkspaceSettings = (): RecordOf<"workspace">["attributes"] =>
  useSuspenseQuery(settingsQuery).data.record.attributes as RecordOf<"workspace">["attributes"];
