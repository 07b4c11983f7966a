import { Alert, Button, Group, SegmentedControl, Stack, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { createRecord } from "../../../api/records.ts";
import { Icon } from "../../../components/icon.tsx";
import { notifyDone, notifyFailure } from "../../../components/notify.tsx";

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
  const add = useMutation({
    mutationFn: () => createRecord("ticket-comments", { ticket_id: ticketId, body: text, visibility }),
    onSuccess: async () => {
      setText("");
      setChosen("internal");
      await client.invalidateQueries();
      notifyDone(visibility === "public" ? "Reply sent" : "Note added");
    },
    onError: notifyFailure,
  });
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
      <Group justify="flex-end">
        <Button type="submit" color={kind.color} loading={add.isPending} disabled={text.trim() === ""}>
          {isAgent ? kind.button : "Add comment"}
        </Button>
      </Group>
    </Stack>
  );
}
