/** The words of documents for clients in one language. Text in braces is replaced. */
export interface DocumentWords {
  readonly invoice: string;
  readonly creditNote: string;
  /** Across a document without a number. */
  readonly draft: string;
  /** Across a document that no longer counts. */
  readonly void: string;
  readonly billTo: string;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly period: string;
  readonly reference: string;
  readonly creditedInvoice: string;
  readonly vatNumber: string;
  readonly registrationNumber: string;
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
  readonly unitPrice: string;
  readonly discount: string;
  readonly tax: string;
  readonly net: string;
  readonly subtotal: string;
  readonly netTotal: string;
  /** `{tax}` is the name of a rate with its percentage, `{base}` the taxed amount. */
  readonly taxOn: string;
  readonly noTax: string;
  readonly total: string;
  readonly payment: string;
  readonly bank: string;
  readonly terms: string;
  /** `{page}`, `{pages}` */
  readonly page: string;
  /** Units that the program itself gives to lines. */
  readonly units: { readonly hour: string; readonly item: string };
  readonly lines: LineWords;
  readonly offer: OfferWords;
  readonly statement: StatementWords;
}

/** What lines with fees and expenses of a project are called. `{month}` is a month such as `2026-03`. */
export interface LineWords {
  readonly fixedFee: string;
  readonly retainer: string;
  /** Minutes beyond those that a retainer includes. */
  readonly overage: string;
  /** All expenses of a project together. */
  readonly expenses: string;
}

/** The words that only offers have. */
export interface OfferWords {
  readonly name: string;
  /** Above the recipient. */
  readonly to: string;
  readonly date: string;
  readonly validUntil: string;
  readonly version: string;
  /** Of a line that the client can choose. */
  readonly optional: string;
  /** The net amount of the optional lines that are not selected. */
  readonly optionalTotal: string;
}

/** The words that only statements of account have. */
export interface StatementWords {
  readonly name: string;
  /** Above the recipient. */
  readonly to: string;
  readonly date: string;
  readonly document: string;
  readonly debit: string;
  readonly credit: string;
  readonly balance: string;
  readonly opening: string;
  readonly closing: string;
  readonly refund: string;
  readonly sum: string;
}
