import { useMutation, useQueryClient } from "@tanstack/react-query";
import { runAction } from "../../../api/records.ts";
import { notifyFailure } from "../../../components/notify.tsx";
import type { Destination } from "./page-tree.ts";

/** Moves pages; the trees on the screen are read again afterwards. */
export function usePageMoves() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, to }: { readonly id: string; readonly to: Destination }) =>
      runAction("pages", id, "move", { ...to }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["pages"] }),
    onError: notifyFailure,
  });
}
