import { field } from "../../engine/declare/fields/index.ts";
import type { Text } from "../../engine/errors/message.ts";

/**
 * The schemes of electronic addresses: the code list EAS, which the European Commission publishes for EN 16931. The
 * addresses of the Peppol network have the schemes with digits, except for email.
 */
export const ELECTRONIC_ADDRESS_SCHEMES = [
  ...["0002", "0007", "0009", "0037", "0060", "0088", "0096", "0097", "0106", "0130"],
  ...["0135", "0142", "0147", "0151", "0154", "0158", "0170", "0177", "0183", "0184"],
  ...["0188", "0190", "0191", "0192", "0193", "0194", "0195", "0196", "0198", "0199"],
  ...["0200", "0201", "0202", "0203", "0204", "0205", "0208", "0209", "0210", "0211"],
  ...["0212", "0213", "0215", "0216", "0217", "0218", "0219", "0220", "0221", "0225"],
  ...["0230", "0235", "0240", "0242", "0244", "0245", "0246", "0248", "9910", "9913"],
  ...["9914", "9915", "9918", "9919", "9920", "9922", "9923", "9924", "9925", "9926"],
  ...["9927", "9928", "9929", "9930", "9931", "9932", "9933", "9934", "9935", "9936"],
  ...["9937", "9938", "9939", "9940", "9941", "9942", "9943", "9944", "9945", "9946"],
  ...["9947", "9948", "9949", "9950", "9951", "9952", "9953", "9957", "9959", "AN"],
  ...["AQ", "AS", "AU", "EM"],
] as const;

/** An address to which electronic invoices are sent, such as a number in the Peppol network (BT-34, BT-49). */
export const electronicAddress = () =>
  field
    .string({ max: 100 })
    .describe(
      "Where electronic invoices are sent to or from, such as an identifier in the Peppol network. Given together with the scheme.",
    );

/** The kind of identifier that an electronic address is (BT-34-1, BT-49-1). */
export const electronicAddressScheme = () =>
  field
    .choice(...ELECTRONIC_ADDRESS_SCHEMES)
    .describe(
      "The code of the EAS list: 0204 is a Leitweg-ID, 9947 a Romanian VAT number, EM an email address.",
    );

/** A change of a record with an electronic address. */
interface AddressChange {
  readonly values: {
    readonly electronic_address?: string | null;
    readonly electronic_address_scheme?: string | null;
  };
  fail(path: string, message: Text): void;
}

/** An electronic address without its scheme says as little as a scheme without an address. */
export function checkElectronicAddress({ values, fail }: AddressChange): void {
  const { electronic_address: address = null, electronic_address_scheme: scheme = null } = values;
  if (address !== null && scheme === null)
    fail(
      "electronic_address_scheme",
      "The electronic address scheme field is required when electronic address is present.",
    );
  if (scheme !== null && address === null)
    fail(
      "electronic_address",
      "The electronic address field is required when electronic address scheme is present.",
    );
}
