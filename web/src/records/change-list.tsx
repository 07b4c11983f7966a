import { Button, Text, VisuallyHidden } from "@mantine/core";
import { Fragment, useState } from "react";
import { Icon } from "../components/icon.tsx";
import type { UiField } from "../declare/resource-ui.ts";
import { FieldValue } from "../fields/index.tsx";
import { inWords } from "../format/words.ts";
import { t } from "../messages/t.ts";
import classes from "./record-history.module.css";

interface Change {
  readonly from?: unknown;
  readonly to?: unknown;
  readonly redacted?: boolean;
  readonly erased?: boolean;
  readonly required_permission?: string;
}

interface ChangeListProps {
  /** The changes by field, as an audit entry contains them. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** The fields of the resource that the UI knows. */
  readonly fields: Readonly<Record<string, UiField>>;
}

const AT_ONCE = 8;

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === "object" && Object.keys(value).length === 0);

/** The changes in the order of the resource's fields, without fields that were empty and still are. */
function shownChanges({ changes, fields }: ChangeListProps): [string, Change][] {
  const order = Object.keys(fields);
  return (Object.entries(changes) as [string, Change][])
    .filter(([, { from, to, redacted, erased }]) => redacted || erased || !isNothing(from) || !isNothing(to))
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
}

/** The values of an audit entry's fields before and after; only the first fields if there are many. */
export function ChangeList(props: ChangeListProps) {
  const { fields } = props;
  const [isWhole, setWhole] = useState(false);
  const shown = shownChanges(props);
  if (shown.length === 0) return null;
  const isCut = !isWhole && shown.length > AT_ONCE + 2;
  return (
    <>
      <dl className={classes.changes}>
        {(isCut ? shown.slice(0, AT_ONCE) : shown).map(([name, change]) => (
          <Fragment key={name}>
            <dt>{(fields[name] ?? asText(name)).label}</dt>
            <dd>
              <BeforeAndAfter change={change} field={fields[name] ?? asText(name)} />
            </dd>
          </Fragment>
        ))}
      </dl>
      {isCut && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt="xs"
          onClick={() => setWhole(true)}
        >{t`Show all ${shown.length} fields`}</Button>
      )}
    </>
  );
}

/** A field that the UI does not know, such as one that was deleted. */
const asText = (name: string): UiField => ({
  name,
  label: inWords(name.slice(name.indexOf(".") + 1)),
  type: "string",
});

function BeforeAndAfter({ change, field }: { readonly change: Change; readonly field: UiField }) {
  if (change.redacted || change.erased) {
    return (
      <Text size="sm" component="span" c="dimmed" fs="italic">
        {change.erased ? t("erased") : t`hidden: needs ${change.required_permission}`}
      </Text>
    );
  }
  const isFirst = change.from === null || change.from === undefined;
  return (
    <>
      {!isFirst && (
        <>
          <FieldValue field={field} value={change.from} />
          <Icon name="arrow-right" size={14} />
          <VisuallyHidden>{t("became")}</VisuallyHidden>
        </>
      )}
      <FieldValue field={field} value={change.to} />
    </>
  );
}
