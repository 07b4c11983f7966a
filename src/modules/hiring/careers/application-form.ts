import { type FieldBuilder, field } from "../../../engine/declare/index.ts";
import { phone } from "../../../platform/fields/company-fields.ts";
import type { FILE_KINDS } from "../candidates/candidate-files.ts";

const MIB = 1024 * 1024;

/** What somebody who applies sends about themselves. */
export const applicationFields = {
  first_name: field.string().required(),
  last_name: field.string().required(),
  email: field.email().required(),
  phone: phone(),
  linkedin_url: field.url(),
  website: field.url(),
  cover_letter: field.text(),
  available_from: field.date(),
  consent_text: field
    .text()
    .required()
    .describe(
      "The `consent_text` of the page, to which the person agrees; it is stored with the application.",
    ),
} satisfies Record<string, FieldBuilder>;

/** The kinds of the files that can be sent with it, by the names of their parts. */
export const KINDS: Readonly<Record<string, (typeof FILE_KINDS)[number]>> = {
  cv: "cv",
  letter: "cover_letter",
  portfolio: "portfolio",
  other: "other",
};

/** The limits of these files. */
export const applicationFiles = {
  parts: Object.keys(KINDS),
  max: 5,
  maxFileBytes: 10 * MIB,
  maxBytes: 20 * MIB,
};
