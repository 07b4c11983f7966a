import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { hasStatus } from "../../../api/failure.ts";
import { type ApiRecord, changeRecord, type ReadRecord, showRecord } from "../../../api/records.ts";
import { notifyDone, notifyFailure } from "../../../components/notify.tsx";
import { t } from "../../../messages/t.ts";
import { type DraftText, dropDraft } from "./stored-draft.ts";

type Read = ReadRecord<ApiRecord<"pages">>;

/**
 * Saves the text of a page as it was read. If somebody else has changed the text meanwhile, nothing is overwritten: the
 * page as it is now becomes the `conflict`, and the next `save` counts from it.
 */
export function useSaving(read: Read, onSaved: () => void) {
  const client = useQueryClient();
  const [base, setBase] = useState(read);
  const [conflict, setConflict] = useState<Read | null>(null);

  async function send(text: DraftText, from: Read): Promise<Read | null> {
    const { id } = from.record;
    try {
      await changeRecord("pages", id, { ...text }, from.tag);
      return null;
    } catch (error) {
      if (!hasStatus(error, 412)) throw error;
      const now = await showRecord("pages", id);
      // The text is the same: only its place in the tree or its state has changed.
      const isSameText = now.record.attributes.version === from.record.attributes.version;
      return isSameText ? send(text, now) : now;
    }
  }

  const { mutate, isPending } = useMutation({
    mutationFn: (text: DraftText) => send(text, base),
    onSuccess: async (found) => {
      if (found) {
        setBase(found);
        setConflict(found);
        return;
      }
      dropDraft(read.record.id);
      await client.invalidateQueries({ queryKey: ["pages"] });
      notifyDone(t("Saved"));
      onSaved();
    },
    onError: notifyFailure,
  });
  return { save: mutate, isSaving: isPending, conflict, settle: () => setConflict(null) };
}
