import type { Obstacle } from "../../declare/action.ts";
import { ApiError } from "../../errors/api-error.ts";
import type { ErrorList } from "../../errors/error-list.ts";
import { Message } from "../../errors/message.ts";

/** Whether nothing prevents the action on the record. */
export const isNone = (obstacle: Obstacle): boolean =>
  obstacle === null || (Array.isArray(obstacle) && obstacle.length === 0);

/**
 * Reports what prevents an action: for a single record on `action` or on its fields, in a collection on
 * `repositories.N`. @throws an obstacle that is not a 422, such as a 403, before any message is reported
 */
export function noteObstacles(
  errors: ErrorList,
  level: "record" | "collection",
  obstacles: readonly Obstacle[],
  first = 0,
): void {
  const refusal = obstacles.find((obstacle) => obstacle instanceof ApiError);
  if (refusal) throw refusal;
  for (const [index, obstacle] of obstacles.entries()) {
    if (obstacle === null || obstacle instanceof ApiError) continue;
    const at = level === "record" ? "action" : `repositories.${first + index}`;
    if (typeof obstacle === "string" || obstacle instanceof Message) errors.add(at, obstacle);
    else for (const [path, message] of obstacle) errors.add(level === "record" ? path : at, message);
  }
}
