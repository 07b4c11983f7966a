import { fieldOf, textType } from "../../../engine/declare/index.ts";

/** A signature is a document; as long as there are no documents, no id is valid. */
export const noSignature = () =>
  fieldOf({
    ...textType("id"),
    read: (_wire, fail) => fail("The selected :field is invalid."),
  });
