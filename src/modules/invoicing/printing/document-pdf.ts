import {
  type Block,
  type Cell,
  columns,
  heading,
  keyValues,
  paragraph,
  picture,
  space,
  type TableColumn,
  table,
  title,
} from "../../../platform/pdf/blocks.ts";
import { renderPdf } from "../../../platform/pdf/render-pdf.ts";
import type { Party } from "../invoices/parties.ts";
import { type DocumentFormats, formatsOf } from "./document-formats.ts";
import type { PrintedDocument } from "./printed-document.ts";
import type { DocumentWords } from "./words/document-words.ts";
import { filled, wordsOf } from "./words/words-of-locale.ts";

export interface LogoImage {
  readonly data: Buffer;
  readonly contentType: "image/png" | "image/jpeg";
}

/** The document together with its language. */
interface Sheet extends PrintedDocument {
  readonly words: DocumentWords;
  readonly formats: DocumentFormats;
}

/**
 * The PDF of an invoice or a credit note. The same document gives the same bytes, in the words and formats of its
 * locale; its figures are those of the record. Payments are not printed.
 */
export async function documentPdf(document: PrintedDocument, logo: LogoImage | null): Promise<Buffer> {
  const { invoice, seller, stationery } = document;
  const words = wordsOf(stationery.locale);
  const sheet: Sheet = { ...document, words, formats: formatsOf(stationery.locale) };
  const name = invoice.document_type === "invoice" ? words.invoice : words.creditNote;
  const across = invoice.number === null ? words.draft : invoice.voided_at === null ? null : words.void;
  return renderPdf({
    title: [name, invoice.number].filter(Boolean).join(" "),
    author: seller.name ?? "",
    language: stationery.locale,
    createdAt: document.madeAt,
    footer: stationery.footer ?? [seller.name, seller.vat_number].filter(Boolean).join(" · "),
    pageOf: (page, pages) => filled(words.page, { page, pages }),
    across,
    content: [
      letterhead(sheet, logo),
      space(24),
      columns([
        {
          width: "*",
          blocks: [paragraph(words.billTo, { muted: true, below: 2 }), ...party(sheet.buyer, sheet)],
        },
        { width: 220, blocks: [title(name), space(6), keyValues(dates(sheet))] },
      ]),
      space(18),
      lines(sheet),
      space(8),
      columns([
        { width: "*", blocks: exemptions(sheet) },
        { width: 260, blocks: [totals(sheet)] },
      ]),
      ...payment(sheet),
      ...texts(sheet),
    ],
  });
}

const letterhead = (sheet: Sheet, logo: LogoImage | null): Block =>
  columns([
    { width: "*", blocks: logo ? [picture(logo, [180, 64])] : [space(1)] },
    { width: 220, blocks: party(sheet.seller, sheet) },
  ]);

/** Name, address and numbers of a party, one line each. */
function party({ name, address, ...of }: Party, { words, formats }: Sheet): Block[] {
  const place = [address?.zip_code, address?.city].filter(Boolean).join(" ");
  const country = address?.country ? formats.country(address.country) : null;
  const rest = [
    ...[address?.street, place, address?.state, country],
    of.vat_number && `${words.vatNumber}: ${of.vat_number}`,
    of.registration_number && `${words.registrationNumber}: ${of.registration_number}`,
    ...[of.email, of.phone, of.website],
  ];
  return [
    paragraph(name ?? "", { bold: true, below: 1 }),
    ...rest.filter((line) => line).map((line) => paragraph(line!)),
  ];
}

function dates({ invoice, credited, words, formats }: Sheet): [string, string][] {
  const day = (value: string | null) => value && formats.date(value);
  const { period_start: from, period_end: to } = invoice;
  const pairs: [string, string | null | undefined][] = [
    [words.number, invoice.number],
    [words.issueDate, day(invoice.issue_date)],
    [words.dueDate, day(invoice.due_date)],
    [words.period, from && to && `${formats.date(from)} – ${formats.date(to)}`],
    [words.reference, invoice.reference],
    [words.creditedInvoice, credited?.number],
  ];
  return pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
}

function lines({ lines: printed, invoice, words, formats }: Sheet): Block {
  const hasDiscounts = printed.some(({ discount_percent }) => Number(discount_percent) > 0);
  const figure = (text: string): TableColumn => ({ title: text, width: "auto", align: "right" });
  const head: TableColumn[] = [
    { title: "#", width: "auto" },
    { title: words.description, width: "*" },
    figure(words.quantity),
    { title: words.unit, width: "auto" },
    figure(words.unitPrice),
    ...(hasDiscounts ? [figure(words.discount)] : []),
    figure(words.tax),
    figure(`${words.net} (${invoice.currency})`),
  ];
  const percent = (value: string): string => `${formats.number(value)} %`;
  const rows = printed.map((line, index): Cell[] => [
    String(index + 1),
    line.description,
    formats.number(line.quantity),
    line.unit === "hour" || line.unit === "item" ? words.units[line.unit] : line.unit,
    formats.amount(line.unit_price),
    ...(hasDiscounts ? [Number(line.discount_percent) > 0 ? percent(line.discount_percent) : ""] : []),
    percent(line.tax_percent),
    formats.amount(line.net_amount),
  ]);
  return table(head, rows);
}

function totals({ invoice, taxes, words, formats }: Sheet): Block {
  const hasDiscount = Number(invoice.discount_total) > 0;
  const rate = invoice.discount_type === "percent" ? ` ${formats.number(invoice.discount_value!)} %` : "";
  const pairs: [string, string][] = [];
  if (hasDiscount) {
    pairs.push([words.subtotal, formats.amount(invoice.subtotal!)]);
    pairs.push([`${words.discount}${rate}`, `−${formats.amount(invoice.discount_total!)}`]);
  }
  pairs.push([words.netTotal, formats.amount(invoice.net_total!)]);
  for (const { name, percent, base, tax } of taxes) {
    const rateName = name === null ? words.noTax : `${name} (${formats.number(percent)} %)`;
    pairs.push([filled(words.taxOn, { tax: rateName, base: formats.amount(base) }), formats.amount(tax)]);
  }
  pairs.push([words.total, `${formats.amount(invoice.total!)} ${invoice.currency}`]);
  return keyValues(pairs, { strong: true });
}

/** Why rates of no percentage are charged, which the law demands to be printed. */
const exemptions = ({ taxes }: Sheet): Block[] => [
  space(1),
  ...taxes
    .filter(({ exemption_reason }) => exemption_reason)
    .map(({ name, exemption_reason }) =>
      paragraph(`${name}: ${exemption_reason}`, { muted: true, below: 2 }),
    ),
];

function payment({ invoice, seller, words }: Sheet): Block[] {
  if (invoice.document_type === "credit_note") return [];
  const pairs: [string, string | null | undefined][] = [
    [words.bank, seller.bank_name],
    ["IBAN", seller.iban?.replace(/(.{4})(?=.)/g, "$1 ")],
    ["SWIFT/BIC", seller.swift],
  ];
  const given = pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
  if (given.length === 0) return [];
  return [heading(words.payment), columns([{ width: 280, blocks: [keyValues(given)] }])];
}

const texts = ({ invoice, words }: Sheet): Block[] => [
  ...(invoice.notes ? [space(12), paragraph(invoice.notes)] : []),
  ...(invoice.terms ? [heading(words.terms), paragraph(invoice.terms)] : []),
];
