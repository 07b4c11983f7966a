import { Alert, Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { ApiRecord } from "../../../api/records.ts";
import { Icon } from "../../../components/icon.tsx";
import { moved } from "../../../components/order.ts";
import { SortableList } from "../../../components/sortable-list.tsx";
import { t } from "../../../messages/t.ts";
import { copyOfLine, type DraftLine, type LineValues, newLine } from "./draft-lines.ts";
import classes from "./line-row.module.css";
import { LineRow, type LineSetting } from "./line-row.tsx";

interface LinesEditorProps {
  readonly lines: readonly DraftLine[];
  readonly calculated: ReadonlyMap<string, ApiRecord<"invoice-lines">>;
  readonly setting: LineSetting;
  /** The messages by path: `lines.0.unit_price`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (lines: readonly DraftLine[]) => void;
}

const MAX_LINES = 500;

/** The messages at a line by the names of its fields. */
const errorsAt = (errors: LinesEditorProps["errors"], index: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([path]) => path.startsWith(`lines.${index}.`))
      .map(([path, message]) => [path.slice(`lines.${index}.`.length), message]),
  );

const nameOf = ({ description }: DraftLine, index: number): string => description || t`line ${index + 1}`;

/** The lines of a draft: added below the others, edited in place, ordered by dragging or with the keyboard. */
export function LinesEditor({ lines, calculated, setting, errors, onChange }: LinesEditorProps) {
  const [added, setAdded] = useState<string | null>(null);
  const change = (key: string, part: Partial<LineValues>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const add = () => {
    const line = newLine();
    setAdded(line.key);
    onChange([...lines, line]);
  };
  const copy = (line: DraftLine, index: number) => {
    const copied = copyOfLine(line);
    setAdded(copied.key);
    onChange([...lines.slice(0, index + 1), copied, ...lines.slice(index + 1)]);
  };
  const isPathless =
    errors.lines !== undefined && !Object.keys(errors).some((path) => path.startsWith("lines."));
  return (
    <Stack gap="sm" className={classes.frame} data-path="lines">
      {lines.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("Nothing is charged yet.")}
        </Text>
      )}
      <SortableList
        label={t("Lines")}
        items={lines}
        keyOf={({ key }) => key}
        nameOf={nameOf}
        rowClassName={classes.row}
        onMove={
          setting.isCreditNote || lines.length < 2
            ? undefined
            : (from, to) => onChange(moved(lines, from, to))
        }
      >
        {(line, index) => (
          <LineRow
            line={line}
            index={index}
            calculated={calculated.get(line.key)}
            setting={setting}
            errors={errorsAt(errors, index)}
            hasFocus={line.key === added}
            onChange={(part) => change(line.key, part)}
            onCopy={lines.length < MAX_LINES ? () => copy(line, index) : undefined}
            onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
          />
        )}
      </SortableList>
      {isPathless && (
        <Alert color="red" variant="light" icon={<Icon name="alert-circle" />}>
          {errors.lines}
        </Alert>
      )}
      {!setting.isCreditNote && (
        <div>
          <Button
            variant="default"
            leftSection={<Icon name="plus" size={16} />}
            disabled={lines.length >= MAX_LINES}
            onClick={add}
          >
            {t("Add a line")}
          </Button>
        </div>
      )}
    </Stack>
  );
}
