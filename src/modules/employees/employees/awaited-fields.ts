import { fieldOf, textType } from "../../../engine/declare/index.ts";

/** A signature is a document; as long as there are none, no id can be one. */
export const noSignature = () =>
  fieldOf({
    ...textType("id"),
    read: (_wire, fail) => fail("The selected :field is invalid."),
  });
