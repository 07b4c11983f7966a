import { Button, Checkbox, FileInput, Stack } from "@mantine/core";
import { useState } from "react";
import { Problem } from "../../components/problem.tsx";
import { useApiForm } from "../../components/use-api-form.ts";
import type { UiField } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";
import { FieldGrid } from "../../records/field-grid.tsx";
import { apply } from "./career-page.ts";

interface ApplicationFormProps {
  readonly job: string;
  readonly consentText: string;
  readonly onSent: () => void;
}

const field = (name: string, label: string, type: string, more: object = {}): UiField =>
  ({ name, label, type, creatable: true, ...more }) as UiField;

const FIELDS: readonly UiField[] = [
  field("first_name", t("First name"), "string", { required: true }),
  field("last_name", t("Last name"), "string", { required: true }),
  field("email", t("Email"), "email", { required: true }),
  field("phone", t("Phone"), "phone"),
  field("linkedin_url", t("LinkedIn"), "url"),
  field("website", t("Website"), "url"),
  field("available_from", t("Available from"), "date"),
  field("cover_letter", t("Cover letter"), "text"),
];

const EMPTY: Record<string, unknown> = {
  ...Object.fromEntries(FIELDS.map(({ name }) => [name, null])),
  consent_text: null,
};

/** The form with which anybody applies for a job. */
export function ApplicationForm({ job, consentText, onSent }: ApplicationFormProps) {
  const [cv, setCv] = useState<File | null>(null);
  const { form, problem, isBusy, onSubmit } = useApiForm(
    EMPTY,
    async (values) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(values)) if (value !== null) body.set(name, String(value));
      if (cv) body.set("cv", cv);
      await apply(job, body);
      onSent();
    },
    { names: [...Object.keys(EMPTY), "cv"], labels: { consent_text: t("Consent"), cv: t("CV") } },
  );
  return (
    <form onSubmit={onSubmit} noValidate aria-label={t("Application")}>
      <Stack gap="md">
        <Problem text={problem} />
        <FieldGrid fields={FIELDS} form={form} />
        <FileInput
          label={t("CV")}
          description={t("PDF, DOCX, ODT, TXT, PNG or JPEG, up to 10 MB.")}
          accept=".pdf,.docx,.odt,.txt,.png,.jpg,.jpeg"
          data-path="cv"
          clearable
          value={cv}
          onChange={setCv}
          error={form.errors.cv}
        />
        <Checkbox
          label={consentText}
          data-path="consent_text"
          checked={form.values.consent_text !== null}
          onChange={(event) =>
            form.setFieldValue("consent_text", event.currentTarget.checked ? consentText : null)
          }
          error={form.errors.consent_text}
        />
        <Button type="submit" size="md" loading={isBusy}>
          {t("Send the application")}
        </Button>
      </Stack>
    </form>
  );
}
