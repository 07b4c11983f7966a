import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { messageOf } from "../../api/failure.ts";
import { inWordsOfForm } from "../../components/form-problem.ts";
import { Icon } from "../../components/icon.tsx";
import { nameIn } from "../../declare/record-label.ts";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import { FieldValue } from "../../fields/index.tsx";
import { formatNumber } from "../../format/numbers.ts";
import { plural, t } from "../../messages/t.ts";
import { shownChanges } from "./changes-shown.ts";
import { counted } from "./counted.ts";
import type { Preview, Refused, WouldChange } from "./preview-changes.ts";
import classes from "./preview-of-changes.module.css";

interface PreviewProps {
  readonly ui: ResourceUi;
  readonly preview: Preview;
  /** The fields that were entered. */
  readonly entered: readonly string[];
  readonly isBusy: boolean;
  /** Why the change failed; null if it was not tried or did not. */
  readonly failure: unknown;
  readonly onBack: () => void;
  readonly onApply: () => void;
}

const AT_ONCE = 50;

/** What a change would do to each record: the values before and after, and why some are refused. */
export function PreviewOfChanges({ ui, preview, entered, isBusy, failure, onBack, onApply }: PreviewProps) {
  const { changed, same, refused } = preview;
  const [isWhole, setWhole] = useState(false);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  const shown = isWhole ? changed : changed.slice(0, AT_ONCE);
  return (
    <Stack gap="md">
      <div ref={start} tabIndex={-1} className={classes.summary}>
        <Text fw={600}>
          {changed.length === 0
            ? t("Nothing will change.")
            : plural(changed.length, "{0} will change.", "{0} will change.", counted(ui, changed.length))}
        </Text>
        {same.length > 0 && (
          <Text size="sm" c="dimmed">
            {plural(
              same.length,
              "{0} already has these values.",
              "{0} already have these values.",
              counted(ui, same.length),
            )}
          </Text>
        )}
      </div>
      {refused.length > 0 && <RefusedRecords ui={ui} refused={refused} />}
      {changed.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reachable by keyboard.
        <section className={classes.scroll} aria-label={t("What will change")} tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{ui.singular}</th>
                <th scope="col">{t("Field")}</th>
                <th scope="col">{t("Before")}</th>
                <th scope="col">{t("After")}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((one) => (
                <RecordRows key={one.record.id} ui={ui} one={one} entered={entered} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {changed.length > shown.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          {t`Show all ${formatNumber(changed.length)}`}
        </Button>
      )}
      {failure !== null && (
        <Alert color="red" variant="light" role="alert" icon={<Icon name="alert-circle" />}>
          {t`Nothing was changed. ${messageOf(failure)}`}
        </Alert>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onBack}>
          {t("Back")}
        </Button>
        <Button onClick={onApply} loading={isBusy} disabled={changed.length === 0} data-sends>
          {t`Change ${counted(ui, changed.length)}`}
        </Button>
      </Group>
    </Stack>
  );
}

interface RecordRowsProps {
  readonly ui: ResourceUi;
  readonly one: WouldChange;
  readonly entered: readonly string[];
}

function RecordRows({ ui, one: { record, after, changes }, entered }: RecordRowsProps) {
  const shown = shownChanges(changes, ui.fields, entered);
  const name = nameIn(ui, record);
  return shown.map(({ field, from, to }, index) => (
    <tr key={field.name} data-first={index === 0 || undefined}>
      {index === 0 && (
        <th scope="rowgroup" rowSpan={shown.length} className={classes.name}>
          {name}
        </th>
      )}
      <td data-label={t("Field")}>{field.label}</td>
      <td data-label={t("Before")}>
        <FieldValue field={field} value={from} record={record} />
      </td>
      <td data-label={t("After")}>
        <FieldValue field={field} value={to} record={{ ...after, relationships: undefined }} />
      </td>
    </tr>
  ));
}

function RefusedRecords({ ui, refused }: { readonly ui: ResourceUi; readonly refused: readonly Refused[] }) {
  const labelOf = (path: string): string | undefined => ui.fields[path]?.label;
  const others = Object.keys(ui.fields);
  const wordsOf = ({ errors }: Refused): string =>
    Object.entries(errors)
      .flatMap(([path, messages]) => messages.map((text) => inWordsOfForm(text, path, labelOf, others)))
      .join(" ");
  return (
    <Alert
      color="red"
      variant="light"
      icon={<Icon name="alert-circle" />}
      title={plural(
        refused.length,
        "{0} cannot be changed",
        "{0} cannot be changed",
        counted(ui, refused.length),
      )}
    >
      <ul className={classes.refused}>
        {refused.map((one) => (
          <Text key={one.record.id} size="sm" component="li">
            <b>{nameIn(ui, one.record)}</b>: {wordsOf(one)}
          </Text>
        ))}
      </ul>
    </Alert>
  );
}
