import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { createRecord } from "../../../api/records.ts";
import { notifyFailure } from "../../../components/notify.tsx";
import { t } from "../../../messages/t.ts";

/** The title of a page until its author gives it another one. */
export const NEW_TITLE = t("Untitled");

/** Creates a draft in a teamspace, at the top or below a page, and opens it for writing. */
export function useNewPage(teamspaceId: string, parentId: string | null) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () =>
      createRecord("pages", { teamspace_id: teamspaceId, parent_id: parentId, title: NEW_TITLE }),
    onSuccess: async ({ data }) => {
      await client.invalidateQueries({ queryKey: ["pages"] });
      await navigate({ to: `/knowledge-base/pages/${data.id}` as never, search: { edit: "1" } as never });
    },
    onError: notifyFailure,
  });
}
