import { boolean, choice, decimalChoice, integerChoice } from "./choice-fields.ts";
import { date, dateTime } from "./date-fields.ts";
import { json, jsonb, textObject } from "./json-fields.ts";
import { integerSet, lines, namesOf } from "./list-fields.ts";
import { decimal, integer, integerBetween, money, positive } from "./number-fields.ts";
import { records } from "./record-list-fields.ts";
import { integerReference, reference, referenceList, references } from "./reference-fields.ts";
import { color, currency, email, locale, string, text, timezone, url, urlOrPath } from "./text-fields.ts";

/** All types of fields that a resource can declare: `field.date().required()`. */
export const field = {
  string,
  text,
  email,
  timezone,
  currency,
  locale,
  color,
  url,
  urlOrPath,
  integer,
  integerBetween,
  positive,
  decimal,
  money,
  date,
  dateTime,
  choice,
  integerChoice,
  decimalChoice,
  boolean,
  reference,
  integerReference,
  references,
  referenceList,
  textObject,
  integerSet,
  namesOf,
  lines,
  records,
  json,
  jsonb,
} as const;
