import { field } from "../../engine/declare/fields/index.ts";
import { archivedFields } from "../archiving/archived-state.ts";

/**
 * The fields of a stage: a step that records of another resource pass through, such as a column of a board. The table
 * has the columns `name`, `position`, `color` and `archived_at`.
 */
export const stageFields = () => ({
  name: field.string({ max: 100, caseInsensitive: true }).required().unique(),
  position: field
    .positive()
    .describe("Last by default; null while archived. The other stages move accordingly."),
  color: field.color().default("#64748b"),
  ...archivedFields(),
});
