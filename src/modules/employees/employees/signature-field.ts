import { fieldOf, textType } from "../../../engine/declare/index.ts";

/** The signature refers to a document; no id is valid until the program has documents. */
export const noSignature = () =>
  fieldOf({
    ...textType("id"),
    read: (_wire, fail) => fail("The selected :field is invalid."),
  });
