import { SegmentedControl, Stack } from "@mantine/core";
import { useCallback, useState } from "react";
import { t } from "../../../messages/t.ts";
import { CommentForm } from "./comment-form.tsx";
import { COMMENT_KINDS, type Visibility } from "./comment-kinds.ts";

interface CommentWriterProps {
  readonly ticketId: string;
  /** Whether the person may write internal notes; others only reply. */
  readonly isAgent: boolean;
  /** Who reads a reply, if their name or address is known. */
  readonly requester: string;
}

const KINDS = ["internal", "public"] as const;

/**
 * Writes comments on a ticket. Notes and replies have forms of their own, which differ in words, icon, colour and
 * button; a draft stays in its form while the other one is open.
 */
export function CommentWriter({ ticketId, isAgent, requester }: CommentWriterProps) {
  const [chosen, setChosen] = useState<Visibility>("internal");
  const [drafts, setDrafts] = useState<Readonly<Record<Visibility, boolean>>>({
    internal: false,
    public: false,
  });
  const onDraft = useCallback(
    (kind: Visibility, hasDraft: boolean) => setDrafts((now) => ({ ...now, [kind]: hasDraft })),
    [],
  );
  const shared = { ticketId, isAgent, requester };
  if (!isAgent)
    return <CommentForm {...shared} visibility="public" onDraft={onDraft} onAdded={() => undefined} />;
  return (
    <Stack gap="xs">
      <SegmentedControl
        aria-label={t("Kind of comment")}
        value={chosen}
        onChange={(value) => setChosen(value as Visibility)}
        data={KINDS.map((value) => ({
          value,
          label:
            drafts[value] && value !== chosen
              ? t`${COMMENT_KINDS[value].label} (draft)`
              : COMMENT_KINDS[value].label,
        }))}
      />
      <div hidden={chosen !== "internal"}>
        <CommentForm {...shared} visibility="internal" onDraft={onDraft} onAdded={() => undefined} />
      </div>
      <div hidden={chosen !== "public"}>
        <CommentForm
          {...shared}
          visibility="public"
          onDraft={onDraft}
          onAdded={() => setChosen("internal")}
        />
      </div>
    </Stack>
  );
}
