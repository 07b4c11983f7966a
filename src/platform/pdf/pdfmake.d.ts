/** The part of pdfmake that documents use. Its published types bring the types of browsers along, so these are our own. */
declare module "pdfmake" {
  type Alignment = "left" | "right" | "center";
  type Width = number | "*" | "auto";
  type Amount = (index: number) => number;

  interface Style {
    readonly font?: string;
    readonly fontSize?: number;
    readonly lineHeight?: number;
    readonly bold?: boolean;
    readonly decoration?: "underline" | "lineThrough";
    readonly color?: string;
    readonly alignment?: Alignment;
    /** Left, top, right, bottom, in points. */
    readonly margin?: readonly [number, number, number, number];
    readonly width?: Width;
    /** Marks headings for `pageBreakBefore`. */
    readonly headlineLevel?: number;
    /** Whether the content is moved to the next page as a whole. */
    readonly unbreakable?: boolean;
    readonly pageBreak?: "before";
    /** In points from the left and the top of the page, wherever the content would be otherwise. */
    readonly absolutePosition?: { readonly x: number; readonly y: number };
    /** Over how many columns the cell of a table extends. */
    readonly colSpan?: number;
  }

  interface TableLayout {
    readonly hLineWidth: Amount;
    readonly vLineWidth: Amount;
    readonly hLineColor: (index: number) => string;
    readonly paddingLeft: Amount;
    readonly paddingRight: Amount;
    readonly paddingTop: Amount;
    readonly paddingBottom: Amount;
  }

  interface Table {
    readonly headerRows?: number;
    readonly keepWithHeaderRows?: number;
    readonly dontBreakRows?: boolean;
    readonly widths: readonly Width[];
    readonly body: readonly (readonly Content[])[];
  }

  type Content = Style &
    (
      | { readonly text: string | readonly Content[] }
      | { readonly stack: readonly Content[] }
      | { readonly columns: readonly Content[]; readonly columnGap?: number }
      | { readonly table: Table; readonly layout: TableLayout }
      | { readonly qr: string; readonly fit: number; readonly eccLevel: "L" | "M" | "Q" | "H" }
      | { readonly image: string; readonly fit: readonly [number, number] }
    );

  interface DocumentDefinition {
    readonly version: "1.7";
    readonly subset: "PDF/A-3b";
    readonly language: string;
    readonly info: { readonly title: string; readonly author: string; readonly creationDate: Date };
    readonly pageSize: "A4";
    readonly pageMargins: readonly [number, number, number, number];
    readonly defaultStyle: Style;
    readonly content: readonly Content[];
    readonly footer?: (page: number, pages: number) => Content;
    readonly pageBreakBefore?: (
      node: { readonly headlineLevel?: number },
      nodes: { getFollowingNodesOnPage(): readonly unknown[] },
    ) => boolean;
    readonly watermark?: Style & { readonly text: string; readonly opacity: number };
  }

  /** The part of PDFKit's document that is used. */
  interface UnfinishedPdf {
    file(
      data: Buffer,
      options: {
        readonly name: string;
        readonly description: string;
        readonly type: string;
        readonly relationship: "Alternative";
        readonly creationDate: Date;
        readonly modifiedDate: Date;
      },
    ): void;
    /** Adds an `rdf:Description` to the metadata. */
    appendXML(xml: string): void;
  }

  interface PdfMake {
    setFonts(fonts: Readonly<Record<string, { readonly normal: string; readonly bold: string }>>): void;
    setUrlAccessPolicy(isAllowed: (url: string) => boolean): void;
    setLocalAccessPolicy(isAllowed: (path: string) => boolean): void;
    /** Files that are held in memory. */
    readonly virtualfs: { writeFileSync(path: string, data: Buffer): void };
    createPdf(definition: DocumentDefinition): {
      /** The document with all its pages, before it is ended. */
      getStream(): Promise<UnfinishedPdf>;
      getBuffer(): Promise<Buffer>;
    };
  }

  const pdfmake: PdfMake;
  export default pdfmake;
  export type { Content, UnfinishedPdf };
}
