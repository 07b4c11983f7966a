import { Group, SegmentedControl, Skeleton, Stack, Text, Textarea } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { t } from "../../messages/t.ts";
import type { RichEditorProps } from "./rich-editor.tsx";

const RichEditor = lazy(() => import("./rich-editor.tsx"));

/** From this length on a text opens as Markdown, because showing each of its blocks takes long. */
const LONG = 200_000;

interface MarkdownEditorProps extends Omit<RichEditorProps, "initial"> {
  readonly value: string;
}

type View = "formatted" | "markdown";

/** Writes a text as it looks, or as Markdown. The editor itself is loaded when it is first shown. */
export function MarkdownEditor({ value, ...props }: MarkdownEditorProps) {
  const { label, onChange } = props;
  const [view, show] = useState<View>(value.length > LONG ? "markdown" : "formatted");
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={500} component="span">
          {label}
        </Text>
        <SegmentedControl
          size="xs"
          aria-label={t("How the text is shown")}
          data={[
            { value: "formatted", label: t("Formatted") },
            { value: "markdown", label: t("Markdown") },
          ]}
          value={view}
          onChange={(next) => show(next as View)}
        />
      </Group>
      {view === "formatted" ? (
        <Suspense fallback={<Skeleton height={420} />}>
          <RichEditor {...props} initial={value} />
        </Suspense>
      ) : (
        <Textarea
          aria-label={label}
          value={value}
          autosize
          minRows={16}
          maxRows={40}
          spellCheck
          ff="monospace"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {view === "formatted" && (
        <Text size="xs" c="dimmed">
          {t("Type / for a menu and @ for a person. Markdown becomes formatting as you type.")}
        </Text>
      )}
    </Stack>
  );
}
