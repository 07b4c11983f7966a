import { Button, Menu } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type FieldErrors, hasStatus, readFailure } from "../../api/failure.ts";
import { downloadContent } from "../../components/download.ts";
import { Icon } from "../../components/icon.tsx";
import { notifyFailure } from "../../components/notify.tsx";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { t } from "../../messages/t.ts";
import { MissingForElectronicInvoice } from "./missing-for-electronic-invoice.tsx";

/** What can be downloaded, in the words of those who ask for it. */
const CHOICES = [
  { label: t("PDF with data (Factur-X, ZUGFeRD)"), query: "format=factur-x", extension: "pdf" },
  { label: "XRechnung", query: "format=ubl&profile=xrechnung", extension: "xml" },
  { label: "Peppol BIS Billing", query: "format=ubl&profile=peppol-bis-3", extension: "xml" },
  { label: "RO e-Factura (CIUS-RO)", query: "format=ubl&profile=cius-ro", extension: "xml" },
  { label: t("EN 16931 as UBL"), query: "format=ubl", extension: "xml" },
  { label: t("EN 16931 as CII"), query: "format=cii", extension: "xml" },
] as const;

type Choice = (typeof CHOICES)[number];

interface Missing {
  readonly choice: Choice;
  readonly errors: FieldErrors;
}

/** Downloads an issued document as an electronic invoice, or says what is missing for it and where it is entered. */
export function ElectronicInvoiceMenu({ record }: RecordViewProps<"invoices">) {
  const [missing, setMissing] = useState<Missing | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ query, extension }: Choice) => {
      const response = await fetch(`/api/invoices/${record.id}/getters/e-invoice?${query}`);
      if (!response.ok) throw await readFailure(response);
      return { file_name: `${record.attributes.number}.${extension}`, content: await response.blob() };
    },
    onSuccess: downloadContent,
    onError: (error, choice) =>
      hasStatus(error, 422) ? setMissing({ choice, errors: error.errors }) : notifyFailure(error),
  });
  const { number, voided_at } = record.attributes;
  if (number === null || voided_at !== null) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" loading={isPending} leftSection={<Icon name="download" size={16} />}>
            {t("E-invoice")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {CHOICES.map((choice) => (
            <Menu.Item key={choice.label} onClick={() => mutate(choice)}>
              {choice.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {missing && (
        <MissingForElectronicInvoice
          title={missing.choice.label}
          errors={missing.errors}
          clientId={record.attributes.client_id}
          close={() => setMissing(null)}
        />
      )}
    </>
  );
}
