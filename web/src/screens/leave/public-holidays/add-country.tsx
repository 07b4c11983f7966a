import { Button, Group, Loader, Select, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { runActionOnMany } from "../../../api/records.ts";
import { FormModal } from "../../../components/form-dialogs.tsx";
import { notifyDone } from "../../../components/notify.tsx";
import { Problem } from "../../../components/problem.tsx";
import { useApiForm } from "../../../components/use-api-form.ts";
import { FieldInput } from "../../../fields/inputs/index.tsx";
import { YearField } from "../../../fields/inputs/year.tsx";
import { todayIn } from "../../../format/dates.ts";
import { countryName, languageName } from "../../../format/names.ts";
import { plural, t } from "../../../messages/t.ts";
import { useMay, useSession } from "../../../session/session.ts";
import { countriesQuery, type KnownCountry } from "./countries-query.ts";

/** Adds the public holidays of a country to a year. */
export function AddCountry() {
  const may = useMay();
  const [isOpen, { open, close }] = useDisclosure();
  const { data } = useQuery({ ...countriesQuery, enabled: isOpen });
  if (!may("manage-leave")) return null;
  return (
    <>
      <Button
        variant="default"
        onClick={open}
        rightSection={isOpen && !data ? <Loader size="xs" /> : undefined}
      >
        {t("Add a country")}
      </Button>
      {isOpen && data && <CountryDialog countries={data.data} onClose={close} />}
    </>
  );
}

const YEAR = { name: "year", label: t("Year"), type: "year" } as const;
const PLACES = {
  name: "work_location_ids",
  label: t("Only at"),
  type: "ids",
  resource: "work-locations",
  hint: t("If none are selected, everywhere."),
} as const;

interface CountryDialogProps {
  readonly countries: readonly KnownCountry[];
  readonly onClose: () => void;
}

interface Entered {
  readonly country: string | null;
  readonly region: string | null;
  readonly language: string | null;
  readonly year: number | null;
  readonly work_location_ids: readonly string[];
}

function CountryDialog({ countries, onClose }: CountryDialogProps) {
  const client = useQueryClient();
  const thisYear = Number(todayIn(useSession().workspace.timezone).slice(0, 4));
  const initial: Entered = {
    country: null,
    region: null,
    language: null,
    year: thisYear,
    work_location_ids: [],
  };
  const { form, problem, isBusy, isUnsaved, onSubmit } = useApiForm({ ...initial }, async (entered) => {
    const { data } = await runActionOnMany<readonly unknown[]>("public-holidays", "add-country", entered);
    await client.invalidateQueries();
    notifyDone(plural(data.length, "# day added", "# days added"));
    onClose();
  });
  const { values, errors } = form;
  const country = countries.find(({ code }) => code === values.country);
  const choose = (code: string | null): void =>
    form.setValues({ country: code, region: null, language: null });
  return (
    <FormModal onClose={onClose} isUnsaved={isUnsaved} title={t("Add the public holidays of a country")}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t(
              "Days that are there already are left alone. Look through the list afterwards: some days are free for certain people only, and dates that follow the moon are calculated.",
            )}
          </Text>
          <Problem text={problem} />
          <Group grow align="flex-start">
            <Select
              label={t("Country")}
              data-path="country"
              withAsterisk
              searchable
              nothingFoundMessage={t("No such country")}
              limit={60}
              data={countries.map(({ code }) => ({ value: code, label: countryName(code) }))}
              value={values.country}
              onChange={choose}
              error={errors.country}
            />
            <YearField
              field={YEAR}
              value={values.year}
              onChange={(value) => form.setFieldValue("year", value as number)}
              error={errors.year as string | undefined}
            />
          </Group>
          {country && <Parts country={country} values={values} form={form} />}
          <FieldInput
            field={PLACES}
            value={values.work_location_ids}
            onChange={(value) => form.setFieldValue("work_location_ids", value as string[])}
            error={errors.work_location_ids as string | undefined}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t("Add")}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  );
}

interface PartsProps {
  readonly country: KnownCountry;
  readonly values: Entered;
  readonly form: {
    readonly errors: Readonly<Record<string, React.ReactNode>>;
    readonly setFieldValue: (name: "region" | "language", value: string | null) => void;
  };
}

/** What depends on the country: its regions, and the languages of the names. */
function Parts({ country, values, form }: PartsProps) {
  return (
    <Group grow align="flex-start">
      {country.regions.length > 0 && (
        <Select
          label={t("Region")}
          data-path="region"
          placeholder={t("What applies everywhere")}
          searchable
          clearable
          data={country.regions.map(({ code, name }) => ({ value: code, label: name }))}
          value={values.region}
          onChange={(value) => form.setFieldValue("region", value)}
          error={form.errors.region}
        />
      )}
      {country.languages.length > 1 && (
        <Select
          label={t("Language of the names")}
          data-path="language"
          placeholder={t("The workspace's, or the country's")}
          clearable
          data={country.languages.map((code) => ({ value: code, label: languageName(code) }))}
          value={values.language}
          onChange={(value) => form.setFieldValue("language", value)}
          error={form.errors.language}
        />
      )}
    </Group>
  );
}
