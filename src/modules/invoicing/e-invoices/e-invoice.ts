import { Readable } from "node:stream";
import { choiceKind, getter, onlyValueOf, parameter } from "../../../engine/declare/index.ts";
import { ErrorList, type GetterContext, invalidField, message } from "../../../engine/work/index.ts";
import { PDF } from "../printing/stored-file.ts";
import { ciiOf } from "./cii.ts";
import { readElectronicSource } from "./electronic-source.ts";
import { facturX } from "./factur-x.ts";
import { unmetDemands } from "./profile-demands.ts";
import { FORMATS, PROFILES, profileTerms } from "./profiles.ts";
import { toElectronicDocument } from "./to-electronic-document.ts";
import { ublOf } from "./ubl.ts";

const XML = "application/xml";

const parameters = {
  format: parameter(choiceKind(FORMATS), {
    isSingle: true,
    required: true,
    description:
      "ubl and cii are XML in the two syntaxes of EN 16931; factur-x is the PDF as PDF/A-3 with the XML of cii inside.",
  }),
  profile: parameter(choiceKind(PROFILES), {
    isSingle: true,
    description:
      "What the receiver demands: EN 16931 itself, XRechnung 3.0, Peppol BIS Billing 3.0 or CIUS-RO 1.0.1; the last two only as ubl, and factur-x only as en16931. Default: en16931.",
  }),
};

type Context = GetterContext<"invoices", typeof parameters, "record">;

async function run({ work, record, parameters: given }: Context) {
  const format = given.format.value;
  const profile = onlyValueOf(given.profile) ?? "en16931";
  const terms = profileTerms[profile];
  if (!terms.formats.includes(format))
    throw invalidField(
      "format",
      message`Documents of the profile ${profile} exist only as ${terms.formats.join(", ")}.`,
    );
  if (record.number === null || record.voided_at !== null)
    throw invalidField("status", "Only an issued document that is not void has an electronic invoice.");
  const source = await readElectronicSource(work, record.id);
  const document = toElectronicDocument(source, profile);
  const problems = new ErrorList();
  for (const { rule, field, what } of unmetDemands(document, profile))
    problems.add(field, `${rule}: ${what}`);
  problems.throwIfAny();
  const xml = format === "ubl" ? ublOf(document, terms) : ciiOf(document, terms);
  if (format !== "factur-x") return fileOf(Buffer.from(xml), XML, `${record.number}.xml`);
  return fileOf(await facturX(work, source, xml), PDF, `${record.number}-factur-x.pdf`);
}

const fileOf = (data: Buffer, contentType: string, fileName: string) => ({
  data: null,
  file: { stream: Readable.from([data]), contentType, fileName },
});

/** Returns an issued document as an electronic invoice. */
export const eInvoice = getter("invoices", {
  title: "Electronic invoice",
  description:
    "The electronic invoice of an issued invoice or credit note, as EN 16931 and the profile want it. If the document lacks what they demand, the 422 names each missing field with its rule, such as `BR-DE-15: buyer reference`; the keys say where it is entered: `client`, `workspace` or `invoice`.",
  permissions: ["view-invoices"],
  level: "record",
  parameters,
  contentType: [XML, PDF],
  run,
});
