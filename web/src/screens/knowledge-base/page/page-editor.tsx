import { Alert, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import type { ApiRecord, ReadRecord } from "../../../api/records.ts";
import { Icon } from "../../../components/icon.tsx";
import { MarkdownEditor } from "../../../markdown/editor/markdown-editor.tsx";
import { t } from "../../../messages/t.ts";
import { Conflict } from "./conflict.tsx";
import { usePageImages } from "./page-images.ts";
import { type DraftText, dropDraft, keepDraft, readDraft } from "./stored-draft.ts";
import { NEW_TITLE } from "./use-new-page.ts";
import { useSaving } from "./use-saving.ts";

interface PageEditorProps {
  readonly read: ReadRecord<ApiRecord<"pages">>;
  readonly onClose: () => void;
}

/** Writes a page. What is typed is kept in this browser until it is saved or given up. */
export function PageEditor({ read, onClose }: PageEditorProps) {
  const { id, attributes } = read.record;
  const saved: DraftText = { title: attributes.title, content: attributes.content ?? "" };
  const [found, setFound] = useState(() => readDraft(id));
  const isFound = found !== null && (found.title !== saved.title || found.content !== saved.content);
  const [text, setText] = useState<DraftText>(isFound ? found : saved);
  const isChanged = text.title !== saved.title || text.content !== saved.content;
  const { save, isSaving, conflict, settle } = useSaving(read, onClose);
  const images = usePageImages(read.record);
  const write = (change: Partial<DraftText>) => {
    const next = { ...text, ...change };
    setText(next);
    keepDraft(id, { ...next, version: attributes.version });
  };
  const giveUp = () => {
    dropDraft(id);
    onClose();
  };
  return (
    <Stack gap="md" component="form" onSubmit={(event) => event.preventDefault()}>
      {isFound && (
        <Alert icon={<Icon name="info-circle" />} title={t("Your unsaved text was kept")}>
          <Stack gap="xs" align="flex-start">
            <Text size="sm">{t("You were writing this page before, and did not save it.")}</Text>
            <Button
              size="xs"
              variant="default"
              onClick={() => {
                dropDraft(id);
                setFound(null);
                setText(saved);
              }}
            >
              {t("Go back to the saved text")}
            </Button>
          </Stack>
        </Alert>
      )}
      {conflict && (
        <Conflict
          theirs={conflict.record}
          onKeepMine={() => {
            settle();
            save(text);
          }}
          onTakeTheirs={giveUp}
        />
      )}
      <TextInput
        label={t("Title")}
        value={text.title}
        maxLength={255}
        size="md"
        data-autofocus
        onFocus={(event) => event.target.value === NEW_TITLE && event.target.select()}
        onChange={(event) => write({ title: event.currentTarget.value })}
      />
      <MarkdownEditor
        key={isFound ? "found" : "saved"}
        label={t("Text")}
        value={text.content}
        onChange={(content) => write({ content })}
        {...images}
      />
      <Group gap="xs">
        <Button
          type="submit"
          loading={isSaving}
          disabled={!isChanged || text.title.trim() === "" || conflict !== null}
          onClick={() => save(text)}
          data-sends
        >
          {t("Save")}
        </Button>
        <Button variant="default" onClick={giveUp}>
          {isChanged ? t("Discard the changes") : t("Close")}
        </Button>
      </Group>
    </Stack>
  );
}
