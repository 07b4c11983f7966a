import type { ReadOnlyWork } from "../../../engine/work/index.ts";
import { documentPdf } from "../printing/document-pdf.ts";
import { logoOf } from "../printing/stored-file.ts";
import type { ElectronicSource } from "./electronic-source.ts";

const NAMESPACE = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";
const FILE = "factur-x.xml";

/** The properties that Factur-X adds to the metadata, with what they mean. */
const PROPERTIES = [
  ["DocumentFileName", FILE, "The name of the embedded XML document"],
  ["DocumentType", "INVOICE", "The type of the hybrid document"],
  ["Version", "1.0", "The version of the standard of the embedded XML document"],
  ["ConformanceLevel", "EN 16931", "The profile of the embedded XML document"],
] as const;

/** PDF/A wants every property described that it does not know. */
const METADATA = `
<rdf:Description xmlns:fx="${NAMESPACE}" rdf:about="">
  ${PROPERTIES.map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`).join("\n  ")}
</rdf:Description>
<rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"
  rdf:about="">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>
      ${PROPERTIES.map(
        ([name, , meaning]) => `<rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>${name}</pdfaProperty:name>
        <pdfaProperty:valueType>Text</pdfaProperty:valueType>
        <pdfaProperty:category>external</pdfaProperty:category>
        <pdfaProperty:description>${meaning}</pdfaProperty:description>
      </rdf:li>`,
      ).join("\n      ")}
    </rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

/**
 * A Factur-X invoice: the PDF of the document as PDF/A-3 with its CII inside. It is made from what was frozen when the
 * document was issued, and looks like the stored PDF, whose bytes never change.
 */
export async function facturX(
  work: ReadOnlyWork,
  { document }: ElectronicSource,
  xml: string,
): Promise<Buffer> {
  return documentPdf(document, await logoOf(work, document.stationery), {
    name: FILE,
    description: "The electronic invoice (Factur-X)",
    contentType: "text/xml",
    data: Buffer.from(xml),
    metadata: METADATA,
  });
}
