/** The types of leave in reports. */
export const LEAVE_TYPES = [
  "vacation",
  "sick",
  "parental",
  "bereavement",
  "study",
  "unpaid",
  "compensatory",
  "other",
] as const;
