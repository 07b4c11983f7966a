import { type Block, heading, paragraph, space } from "../../../platform/pdf/blocks.ts";
import type { EmbeddedFile } from "../../../platform/pdf/render-pdf.ts";
import { bankBlocks } from "./bank-blocks.ts";
import { type DocumentLanguage, type Fact, type LogoImage, languageOf, letterPdf } from "./letter.ts";
import { pricedBlocks } from "./priced-blocks.ts";
import type { PrintedDocument } from "./printed-document.ts";

/**
 * The PDF of an invoice or a credit note. The same document gives the same bytes, in the words and formats of its
 * locale; its figures are those of the record. Payments are not printed. A file can be embedded.
 */
export async function documentPdf(
  document: PrintedDocument,
  logo: LogoImage | null,
  embedded: EmbeddedFile | null = null,
): Promise<Buffer> {
  const { invoice, lines, taxes, seller, buyer, stationery, madeAt } = document;
  const language = languageOf(stationery.locale);
  const { words } = language;
  const priced = {
    ...invoice,
    ...{ subtotal: invoice.subtotal!, discount_total: invoice.discount_total! },
    ...{ net_total: invoice.net_total!, total: invoice.total! },
  };
  return letterPdf(
    {
      ...{ stationery, seller, madeAt, number: invoice.number },
      name: invoice.document_type === "invoice" ? words.invoice : words.creditNote,
      recipient: buyer,
      embedded,
      recipientLabel: words.billTo,
      facts: facts(document, language),
      across: invoice.number === null ? words.draft : invoice.voided_at === null ? null : words.void,
      content: [
        ...pricedBlocks(lines, priced, taxes, language),
        ...(invoice.document_type === "invoice" ? bankBlocks(seller, language) : []),
        ...texts(document, language),
      ],
    },
    logo,
  );
}

function facts({ invoice, credited }: PrintedDocument, { words, formats }: DocumentLanguage): Fact[] {
  const day = (value: string | null) => value && formats.date(value);
  const { period_start: from, period_end: to } = invoice;
  return [
    [words.number, invoice.number],
    [words.issueDate, day(invoice.issue_date)],
    [words.dueDate, day(invoice.due_date)],
    [words.period, from && to && `${formats.date(from)} – ${formats.date(to)}`],
    [words.reference, invoice.reference],
    [words.creditedInvoice, credited?.number],
  ];
}

const texts = ({ invoice }: PrintedDocument, { words }: DocumentLanguage): Block[] => [
  ...(invoice.notes ? [space(12), paragraph(invoice.notes)] : []),
  ...(invoice.terms ? [heading(words.terms), paragraph(invoice.terms)] : []),
];
