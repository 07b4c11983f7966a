import type { Work } from "../../../engine/work/index.ts";
import { logoOf, madeOnce } from "../../invoicing/index.ts";
import { partiesNow } from "../offers/offer-parties.ts";
import { isDraft } from "../offers/offer-states.ts";
import { type OfferDocument, offerPdf } from "./offer-pdf.ts";
import { printedNow } from "./printed-offer.ts";

/** The PDF of an offer as a file. */
export interface OfferFile {
  /** `<number>-v<version>.pdf` */
  readonly fileName: string;
  readonly data: Buffer;
  /** Where it is stored for ever; null for a draft, which is made for each request. */
  readonly key: string | null;
  readonly document: OfferDocument;
}

/** Reads what an offer says: what was kept when it was sent, else everything as it is now. */
async function readDocument(work: Work, id: string): Promise<OfferDocument> {
  const offer = (await work.find("offers", id))!;
  const { seller, recipient } = isDraft(offer) ? await partiesNow(work, id) : offer;
  return {
    offer,
    printed: offer.printed ?? (await printedNow(work, offer)),
    ...{ seller: seller!, recipient: recipient! },
    madeAt: offer.sent_at ?? work.now,
  };
}

/** The PDF of an offer. That of a sent one is made once and stored: afterwards the same bytes are returned. */
export async function offerFile(work: Work, id: string): Promise<OfferFile> {
  const document = await readDocument(work, id);
  const { offer, printed } = document;
  const fileName = `${offer.number}-v${offer.version}.pdf`;
  const make = async () => offerPdf(document, await logoOf(work, printed.stationery));
  if (isDraft(offer)) return { fileName, data: await make(), key: null, document };
  const key = `${work.workspace.id}/offers/${id}/sent.pdf`;
  return { fileName, data: await madeOnce(work, key, make), key, document };
}
