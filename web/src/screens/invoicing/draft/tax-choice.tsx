import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { optionsQuery } from "../../../api/queries.ts";
import { t } from "../../../messages/t.ts";

interface TaxChoiceProps {
  /** The chosen tax rate; null: no tax; undefined: none was chosen, so that the API chooses. */
  readonly value: string | null | undefined;
  /** The tax rate of the calculated line, with its name. */
  readonly calculated: { readonly id: string | null; readonly name: string | null } | undefined;
  readonly path: string;
  readonly error?: string;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string | null) => void;
}

const NONE = "none";

/** The tax rate of a line. Until one is chosen, it shows the one that the API takes. */
export function TaxChoice({ value, calculated, path, error, isReadOnly, onChange }: TaxChoiceProps) {
  const { data: page } = useQuery(optionsQuery("tax-rates", { archived: "false", sort: "name" }));
  const shown = value === undefined ? calculated?.id : value;
  const rates = (page?.data ?? []).map(({ id, attributes }) => ({ value: id, label: attributes.name }));
  const isListed = !shown || rates.some((rate) => rate.value === shown);
  const archived = isListed ? [] : [{ value: shown, label: calculated?.name ?? "…" }];
  return (
    <Select
      label={t("Tax")}
      data={[...archived, ...rates, { value: NONE, label: t("No tax") }]}
      value={shown === null ? NONE : (shown ?? null)}
      onChange={(chosen) => onChange(chosen === NONE ? null : chosen)}
      placeholder={t("Default")}
      allowDeselect={false}
      searchable={rates.length > 8}
      disabled={isReadOnly}
      error={error}
      data-path={path}
      comboboxProps={{ width: 220, position: "bottom-start" }}
    />
  );
}
