import {
  type Block,
  columns,
  keyValues,
  paragraph,
  picture,
  space,
  title,
} from "../../../platform/pdf/blocks.ts";
import { type EmbeddedFile, renderPdf } from "../../../platform/pdf/render-pdf.ts";
import type { Party } from "../invoices/parties.ts";
import { type DocumentFormats, formatsOf } from "./document-formats.ts";
import type { DocumentWords } from "./words/document-words.ts";
import { filled, wordsOf } from "./words/words-of-locale.ts";

/** What a document prints besides its record; frozen when it is issued. */
export interface Stationery {
  /** BCP 47 */
  readonly locale: string;
  /** The file of the workspace's logo. */
  readonly logo: string | null;
  readonly footer: string | null;
}

export interface LogoImage {
  readonly data: Buffer;
  readonly contentType: "image/png" | "image/jpeg";
}

/** The words and formats of a document's language. */
export interface DocumentLanguage {
  readonly words: DocumentWords;
  readonly formats: DocumentFormats;
}

/** The language of a BCP 47 locale. */
export const languageOf = (locale: string): DocumentLanguage => ({
  words: wordsOf(locale),
  formats: formatsOf(locale),
});

/** A name with its value; what has no value is not printed. */
export type Fact = readonly [name: string, value: string | null | undefined];

/** The pairs that have a value. */
export const factsWithValue = (facts: readonly Fact[]): [string, string][] =>
  facts.filter((fact): fact is [string, string] => Boolean(fact[1]));

/** A document of the company to somebody: what stands above its content, below it and across it. */
export interface Letter {
  /** What it is: `Invoice`. */
  readonly name: string;
  readonly number: string | null;
  readonly stationery: Stationery;
  readonly seller: Party;
  readonly recipient: Party;
  /** What stands above the recipient: `Bill to`. */
  readonly recipientLabel: string;
  /** What stands below the name: number, dates and references. */
  readonly facts: readonly Fact[];
  /** Printed across every page: `DRAFT`. */
  readonly across: string | null;
  readonly madeAt: Date;
  readonly content: readonly Block[];
  readonly embedded?: EmbeddedFile | null;
}

/** The PDF of a document in the language of its stationery. The same letter gives the same bytes. */
export async function letterPdf(letter: Letter, logo: LogoImage | null): Promise<Buffer> {
  const { name, seller, stationery } = letter;
  const language = languageOf(stationery.locale);
  const { words } = language;
  return renderPdf({
    title: [name, letter.number].filter(Boolean).join(" "),
    author: seller.name ?? "",
    language: stationery.locale,
    createdAt: letter.madeAt,
    footer: stationery.footer ?? [seller.name, seller.vat_number].filter(Boolean).join(" · "),
    pageOf: (page, pages) => filled(words.page, { page, pages }),
    across: letter.across,
    embedded: letter.embedded ?? null,
    content: [
      columns([
        { width: "*", blocks: logo ? [picture(logo, [180, 64])] : [space(1)] },
        { width: 220, blocks: party(seller, language) },
      ]),
      space(24),
      columns([
        {
          width: "*",
          blocks: [
            paragraph(letter.recipientLabel, { muted: true, below: 2 }),
            ...party(letter.recipient, language),
          ],
        },
        { width: 220, blocks: [title(name), space(6), keyValues(factsWithValue(letter.facts))] },
      ]),
      space(18),
      ...letter.content,
    ],
  });
}

/** Name, address and numbers of a party, one line each. */
function party({ name, address, ...of }: Party, { words, formats }: DocumentLanguage): Block[] {
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
