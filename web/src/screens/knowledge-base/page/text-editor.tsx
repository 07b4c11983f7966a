import { Button, Group, SegmentedControl, Stack, Text, Textarea } from "@mantine/core";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { MarkdownText } from "../../../markdown/markdown-text.tsx";
import { type Selection, withBlock, withMarks, withPrefix } from "./text-marks.ts";

interface TextEditorProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface Tool {
  readonly label: string;
  /** The key that has the same effect together with Ctrl or Cmd. */
  readonly key?: string;
  readonly apply: (selection: Selection) => Selection;
}

const TABLE = "| Column | Column |\n|---|---|\n| | |";

const TOOLS: readonly Tool[] = [
  { label: "Bold", key: "b", apply: (selection) => withMarks(selection, "**") },
  { label: "Italic", key: "i", apply: (selection) => withMarks(selection, "*") },
  { label: "Heading", apply: (selection) => withPrefix(selection, "## ") },
  { label: "List", apply: (selection) => withPrefix(selection, "- ") },
  { label: "Numbers", apply: (selection) => withPrefix(selection, "1. ") },
  { label: "Quotation", apply: (selection) => withPrefix(selection, "> ") },
  { label: "Link", key: "k", apply: linked },
  { label: "Table", apply: (selection) => withBlock(selection, TABLE) },
];

/** Makes a link of the selected text, with its address selected next. */
function linked({ text, from, to }: Selection): Selection {
  const words = text.slice(from, to) || "text";
  const address = "https://";
  const start = from + words.length + 3;
  return {
    text: `${text.slice(0, from)}[${words}](${address})${text.slice(to)}`,
    from: start,
    to: start + address.length,
  };
}

/** Writes Markdown as text, with buttons for those who do not know it, and shows what becomes of it. */
export function TextEditor({ label, value, onChange }: TextEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const wanted = useRef<Selection | null>(null);
  const [view, setView] = useState<"write" | "preview">("write");
  // The browser puts the cursor at the end when the value changes.
  useLayoutEffect(() => {
    if (!wanted.current || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(wanted.current.from, wanted.current.to);
    wanted.current = null;
  });
  const apply = (tool: Tool) => {
    if (!area.current) return;
    const { selectionStart: from, selectionEnd: to } = area.current;
    const next = tool.apply({ text: value, from, to });
    wanted.current = next;
    onChange(next.text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = TOOLS.find(({ key }) => key !== undefined && key === event.key.toLowerCase());
    if (!tool || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    apply(tool);
  };
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs">
        <Group gap={4} role="toolbar" aria-label="Format">
          {TOOLS.map((tool) => (
            <Button
              key={tool.label}
              size="compact-sm"
              variant="default"
              disabled={view === "preview"}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => apply(tool)}
            >
              {tool.label}
            </Button>
          ))}
        </Group>
        <SegmentedControl
          size="xs"
          aria-label="What is shown"
          data={[
            { value: "write", label: "Write" },
            { value: "preview", label: "Preview" },
          ]}
          value={view}
          onChange={(next) => setView(next as typeof view)}
        />
      </Group>
      {view === "write" ? (
        <Textarea
          ref={area}
          label={label}
          value={value}
          autosize
          minRows={14}
          maxRows={40}
          spellCheck
          onKeyDown={onKeyDown}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : value.trim() === "" ? (
        <Text c="dimmed">There is nothing to show yet.</Text>
      ) : (
        <MarkdownText text={value} />
      )}
    </Stack>
  );
}
