import { type ApiRecord, runFileActionOn } from "../../api/records.ts";
import type { PdfSource } from "../../components/pdf-panel.tsx";
import { t } from "../../messages/t.ts";
import { numberOf } from "./offer-ui.tsx";

/** The PDF of a version of an offer. That of a draft changes with its lines, which have their own list. */
export const offerPdf = (
  record: ApiRecord<"offers">,
  lines: readonly ApiRecord[] | undefined,
): PdfSource => ({
  title: t`PDF of ${numberOf(record)}`,
  queryKey: [
    ...["offers", record.id, "pdf", record.attributes.sent_at],
    ...(record.attributes.sent_at === null
      ? [record.attributes, lines?.map(({ attributes }) => attributes)]
      : []),
  ],
  read: () => runFileActionOn("offers", record.id, "download-pdf"),
});
