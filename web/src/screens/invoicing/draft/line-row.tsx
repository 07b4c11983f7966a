import { ActionIcon, Badge, Input, Loader, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { ApiRecord } from "../../../api/records.ts";
import { Icon } from "../../../components/icon.tsx";
import { fieldOf, type UiField } from "../../../declare/resource-ui.ts";
import { FieldValue } from "../../../fields/index.tsx";
import { FieldInput } from "../../../fields/inputs/index.tsx";
import { formatMoney } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { LINE_KINDS, lineUi } from "../line-ui.tsx";
import type { DraftLine, LineValues } from "./draft-lines.ts";
import { isFixed, WRITTEN_KINDS } from "./fixed-fields.ts";
import classes from "./line-row.module.css";
import { TaxChoice } from "./tax-choice.tsx";

type Name = keyof LineValues;

/** What all lines of a draft have in common. */
export interface LineSetting {
  readonly currency: string;
  readonly clientId: string | null;
  readonly isCreditNote: boolean;
  readonly isCalculating: boolean;
}

interface LineRowProps {
  readonly line: DraftLine;
  readonly index: number;
  readonly calculated: ApiRecord<"invoice-lines"> | undefined;
  readonly setting: LineSetting;
  /** The messages by the names of fields. */
  readonly errors: Readonly<Record<string, string>>;
  readonly hasFocus: boolean;
  readonly onChange: (change: Partial<LineValues>) => void;
  /** Adds a copy of the line below it; undefined: there are as many lines as there can be. */
  readonly onCopy?: (() => void) | undefined;
  readonly onRemove: () => void;
}

const MORE: readonly Name[] = ["kind", "project_id", "revenue_base", "period_start", "period_end"];
function fieldAt(name: Name, index: number): UiField {
  const field = { ...fieldOf(lineUi, name), hint: undefined, name: `lines.${index}.${name}` };
  return name === "kind" ? { ...field, options: WRITTEN_KINDS } : field;
}

/** A line of a draft, whose fields are edited in place, with the amount that the API calculates. */
export function LineRow(props: LineRowProps) {
  const { line, index, calculated, setting, errors, hasFocus, onChange, onCopy, onRemove } = props;
  const hasMoreError = MORE.some((name) => errors[name] !== undefined);
  const [isOpen, setOpen] = useState(line.kind === "fixed_fee" || line.kind === "revenue_share");
  const number = index + 1;
  const cells = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (hasFocus) cells.current?.querySelector("textarea")?.focus();
  }, [hasFocus]);
  const input = (name: Name) => {
    if (isFixed(name, line, setting.isCreditNote))
      return <Fixed name={name} line={line} calculated={calculated} />;
    return (
      <FieldInput
        key={name}
        field={fieldAt(name, index)}
        value={line[name] ?? null}
        values={{ ...line, client_id: setting.clientId }}
        error={errors[name]}
        onChange={(value) => onChange({ [name]: value } as Partial<LineValues>)}
      />
    );
  };
  const tax = calculated && {
    id: calculated.attributes.tax_rate_id ?? null,
    name: calculated.attributes.tax_name ?? null,
  };
  return (
    <>
      <fieldset ref={cells} className={classes.cells} aria-label={t`Line ${number}`}>
        <div>
          {input("description")}
          {line.kind !== "manual" && (
            <Badge variant="default" tt="none" fw={500} mt={4}>
              {LINE_KINDS[line.kind as keyof typeof LINE_KINDS]}
            </Badge>
          )}
        </div>
        {input("quantity")}
        {input("unit")}
        {input("unit_price")}
        {input("discount_percent")}
        <TaxChoice
          value={line.tax_rate_id}
          calculated={tax}
          path={`lines.${index}.tax_rate_id`}
          error={errors.tax_rate_id}
          isReadOnly={setting.isCreditNote}
          onChange={(tax_rate_id) => onChange({ tax_rate_id })}
        />
        <div className={classes.net}>
          <span className={classes.netLabel}>{t("Net")}</span>
          <Text
            component="div"
            size="sm"
            fw={500}
            className={classes.netValue}
            c={setting.isCalculating ? "dimmed" : undefined}
          >
            {calculated ? (
              formatMoney(calculated.attributes.net_amount, setting.currency)
            ) : setting.isCalculating ? (
              <Loader size={12} aria-hidden="true" />
            ) : (
              "–"
            )}
          </Text>
        </div>
        <div className={classes.buttons}>
          {!setting.isCreditNote && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t`More about line ${number}`}
              aria-expanded={isOpen || hasMoreError}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name="dots" size={18} />
            </ActionIcon>
          )}
          {!setting.isCreditNote && onCopy && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t`Duplicate line ${number}`}
              onClick={onCopy}
            >
              <Icon name="copy" size={18} />
            </ActionIcon>
          )}
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            aria-label={t`Delete line ${number}`}
            onClick={onRemove}
          >
            <Icon name="trash" size={18} />
          </ActionIcon>
        </div>
      </fieldset>
      {(isOpen || hasMoreError) && (
        <div className={classes.more}>
          {MORE.filter((name) => name !== "revenue_base" || line.kind === "revenue_share").map((name) => (
            <div key={name}>{input(name)}</div>
          ))}
        </div>
      )}
    </>
  );
}

interface FixedProps {
  readonly name: Name;
  readonly line: DraftLine;
  readonly calculated: ApiRecord<"invoice-lines"> | undefined;
}

/** A value of the line that cannot be changed in this draft; the API may have calculated it. */
function Fixed({ name, line, calculated }: FixedProps) {
  const field = fieldOf(lineUi, name);
  const value = calculated ? calculated.attributes[name] : line[name];
  return (
    <Input.Wrapper label={field.label} labelElement="div">
      <Text component="div" size="sm" className={classes.fixed}>
        <FieldValue field={field} value={value} />
      </Text>
    </Input.Wrapper>
  );
}
