import { Alert, Button, Group, Stack } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createRecord } from "../../../api/records.ts";
import { Icon } from "../../../components/icon.tsx";
import { notifyDone, notifyFailure } from "../../../components/notify.tsx";
import { useUnsaved } from "../../../components/unsaved.ts";
import { FileDrop } from "../../../components/uploads/file-drop.tsx";
import { UploadList } from "../../../components/uploads/upload-list.tsx";
import { useUploads } from "../../../components/uploads/use-uploads.ts";
import { MentionTextarea } from "../../../mentions/mention-textarea.tsx";
import { t } from "../../../messages/t.ts";
import { COMMENT_UPLOADS, MAX_FILES } from "./comment-files.ts";
import { COMMENT_KINDS, type Visibility } from "./comment-kinds.ts";
import classes from "./conversation.module.css";
import { MissingFiles } from "./missing-files.tsx";

interface CommentFormProps {
  readonly ticketId: string;
  readonly visibility: Visibility;
  /** Whether an agent writes; what a requester writes is always public, and they read no words about kinds. */
  readonly isAgent: boolean;
  /** Who reads a reply, if their name or address is known. */
  readonly requester: string;
  readonly onDraft: (visibility: Visibility, hasDraft: boolean) => void;
  readonly onAdded: () => void;
}

/** Adds the comment, then its files; `unfinished` is the comment that is saved while some of its files are not. */
function useComment({ ticketId, visibility, onDraft, onAdded }: CommentFormProps) {
  const client = useQueryClient();
  const [text, setText] = useState("");
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const uploads = useUploads(COMMENT_UPLOADS);
  const sendFiles = async (commentId: string) => {
    const isWhole = await uploads.send(commentId);
    setUnfinished(isWhole ? null : commentId);
    await client.invalidateQueries();
    if (isWhole) onAdded();
  };
  const add = useMutation({
    mutationFn: async () => {
      const { data } = await createRecord("ticket-comments", { ticket_id: ticketId, body: text, visibility });
      setText("");
      notifyDone(visibility === "public" ? t("Reply sent") : t("Note added"));
      await sendFiles(data.id);
    },
    onError: notifyFailure,
  });
  const hasDraft = uploads.all.length > 0 || text.trim() !== "";
  useUnsaved(() => hasDraft);
  useEffect(() => onDraft(visibility, hasDraft), [visibility, hasDraft, onDraft]);
  return { text, setText, uploads, add, unfinished, setUnfinished, sendFiles };
}

/**
 * The form of one kind of comment. Each kind has a form with a text and files of its own, so what was written for one
 * group of readers cannot be sent to the other by choosing the wrong kind.
 */
export function CommentForm(props: CommentFormProps) {
  const { visibility, isAgent, requester } = props;
  const { text, setText, uploads, add, unfinished, setUnfinished, sendFiles } = useComment(props);
  const kind = COMMENT_KINDS[visibility];
  if (unfinished !== null)
    return (
      <MissingFiles
        uploads={uploads}
        onTryAgain={() => void sendFiles(unfinished)}
        onContinue={() => {
          for (const { key } of uploads.all) uploads.remove(key);
          setUnfinished(null);
        }}
      />
    );
  const isReply = isAgent && visibility === "public";
  return (
    <Stack
      gap="xs"
      p="md"
      component="form"
      aria-label={isAgent ? kind.label : t("Comment")}
      className={visibility === "internal" ? classes.internal : classes.public}
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate();
      }}
    >
      <Alert variant="light" color={kind.color} icon={<Icon name={kind.icon} size={18} />} py={8}>
        {isAgent ? kind.warning : t("The support team reads this comment.")}
        {isReply && requester !== "" && ` ${t`It goes to ${requester}.`}`}
      </Alert>
      <MentionTextarea
        label={isAgent ? kind.label : t("Comment")}
        autosize
        minRows={3}
        maxRows={16}
        value={text}
        onChange={setText}
      />
      {uploads.all.length < MAX_FILES && (
        <FileDrop
          label={t("Add files")}
          hint={
            isReply
              ? t("or drop them here, up to 25 MB each. They are not part of the email to the requester.")
              : t("or drop them here, up to 25 MB each.")
          }
          isBusy={uploads.isSending}
          onFiles={(files) => uploads.add(files.slice(0, MAX_FILES - uploads.all.length))}
        />
      )}
      <UploadList label={t("Chosen files")} uploads={uploads} />
      <Group justify="flex-end">
        <Button
          type="submit"
          color={kind.color}
          autoContrast
          leftSection={<Icon name={isReply ? "send" : kind.icon} size={16} />}
          loading={add.isPending}
          disabled={text.trim() === ""}
        >
          {isAgent ? kind.button : t("Add comment")}
        </Button>
      </Group>
    </Stack>
  );
}
