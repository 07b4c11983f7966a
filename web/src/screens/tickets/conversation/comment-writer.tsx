import { Alert, Button, Group, SegmentedControl, Stack, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { createRecord } from "../../../api/records.ts";
import { Icon } from "../../../components/icon.tsx";
import { notifyDone, notifyFailure } from "../../../components/notify.tsx";
import { useUnsaved } from "../../../components/unsaved.ts";
import { FileDrop } from "../../../components/uploads/file-drop.tsx";
import { UploadList } from "../../../components/uploads/upload-list.tsx";
import { useUploads } from "../../../components/uploads/use-uploads.ts";
import { COMMENT_UPLOADS, MAX_FILES } from "./comment-files.ts";

type Visibility = "public" | "internal";

/** The words for each kind of comment, so that nobody has to guess who will read it. */
const KINDS = {
  internal: {
    label: "Internal note",
    placeholder: "Only agents read this note.",
    button: "Add internal note",
    warning: "Only agents read this note. The requester does not.",
    icon: "lock",
    color: "yellow",
  },
  public: {
    label: "Reply to the requester",
    placeholder: "The requester reads this reply.",
    button: "Send reply",
    warning: "The requester reads this reply.",
    icon: "world",
    color: "blue",
  },
} as const;

interface CommentWriterProps {
  readonly ticketId: string;
  /** Whether the person may write internal notes; others only reply. */
  readonly isAgent: boolean;
}

/** Writes a comment on a ticket. Notes and replies differ in words, colour and button. */
export function CommentWriter({ ticketId, isAgent }: CommentWriterProps) {
  const client = useQueryClient();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<Visibility>("internal");
  const visibility = isAgent ? chosen : "public";
  const kind = KINDS[visibility];
  const uploads = useUploads(COMMENT_UPLOADS);
  // The comment that is saved while some of its files are not.
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const sendFiles = async (commentId: string) => {
    const isWhole = await uploads.send(commentId);
    setUnfinished(isWhole ? null : commentId);
    await client.invalidateQueries();
  };
  const add = useMutation({
    mutationFn: async () => {
      const { data } = await createRecord("ticket-comments", { ticket_id: ticketId, body: text, visibility });
      setText("");
      setChosen("internal");
      notifyDone(visibility === "public" ? "Reply sent" : "Note added");
      await sendFiles(data.id);
    },
    onError: notifyFailure,
  });
  useUnsaved(() => uploads.all.length > 0 || text.trim() !== "");
  if (unfinished !== null)
    return (
      <Stack gap="xs">
        <Alert color="orange" icon={<Icon name="alert-triangle" />} title="The comment is saved.">
          Some of its files were not uploaded.
        </Alert>
        <UploadList label="Files that were not uploaded" uploads={uploads} />
        <Group gap="xs">
          {uploads.maySend && (
            <Button loading={uploads.isSending} onClick={() => void sendFiles(unfinished)}>
              Try again
            </Button>
          )}
          <Button
            variant="default"
            disabled={uploads.isSending}
            onClick={() => {
              for (const { key } of uploads.all) uploads.remove(key);
              setUnfinished(null);
            }}
          >
            Continue without them
          </Button>
        </Group>
      </Stack>
    );
  return (
    <Stack
      gap="xs"
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate();
      }}
    >
      {isAgent && (
        <SegmentedControl
          aria-label="Kind of comment"
          value={chosen}
          onChange={(value) => setChosen(value as Visibility)}
          data={(["internal", "public"] as const).map((value) => ({ value, label: KINDS[value].label }))}
        />
      )}
      <Alert variant="light" color={kind.color} icon={<Icon name={kind.icon} size={18} />} py={8}>
        {isAgent ? kind.warning : "The support team reads this comment."}
      </Alert>
      <Textarea
        label={isAgent ? kind.label : "Comment"}
        placeholder={isAgent ? kind.placeholder : undefined}
        autosize
        minRows={3}
        maxRows={16}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {uploads.all.length < MAX_FILES && (
        <FileDrop
          label="Add files"
          hint={
            visibility === "public" && isAgent
              ? "or drop them here, up to 25 MB each. They are not part of the email to the requester."
              : "or drop them here, up to 25 MB each."
          }
          isBusy={uploads.isSending}
          onFiles={(files) => uploads.add(files.slice(0, MAX_FILES - uploads.all.length))}
        />
      )}
      <UploadList label="Chosen files" uploads={uploads} />
      <Group justify="flex-end">
        <Button type="submit" color={kind.color} loading={add.isPending} disabled={text.trim() === ""}>
          {isAgent ? kind.button : "Add comment"}
        </Button>
      </Group>
    </Stack>
  );
}
