import { Select } from "@mantine/core";
import { inLanguage } from "../../format/language.ts";
import { currencyCodes, currencyName } from "../../format/names.ts";
import { t } from "../../messages/t.ts";
import { useSession } from "../../session/session.ts";
import { type InputProps, inputProps } from "../field-ui.ts";

const choices = inLanguage(() =>
  currencyCodes().map((code) => ({ value: code, label: `${code} · ${currencyName(code)}` })),
);

/** Edits a currency by its code; the workspace's is offered first. */
export function CurrencyField(props: InputProps) {
  const { base_currency } = useSession().workspace;
  const ours = choices().filter(({ value }) => value === base_currency);
  const others = choices().filter(({ value }) => value !== base_currency);
  return (
    <Select
      {...inputProps(props)}
      placeholder={props.field.placeholder}
      data={[...ours, ...others]}
      value={props.value as string | null}
      onChange={props.onChange}
      searchable
      clearable={props.field.nullable === true}
      limit={60}
      nothingFoundMessage={t("No such currency")}
    />
  );
}
