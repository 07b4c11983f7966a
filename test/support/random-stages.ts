import type { SeededRandom } from "../../src/platform/random/seeded-random.ts";
import { act } from "../scenarios/company.ts";
import type { Caller } from "./app.ts";
import { readList } from "./figures/read-list.ts";

/** The ids of the stages of a board that are not archived, in their order. */
export const activeStages = async (owner: Caller, stages: string): Promise<string[]> =>
  (await readList(owner, `/${stages}?archived=false&sort=position`)).map(({ id }) => id);

/** Restores or archives a stage of a board, or puts its stages in another order. */
export async function changeStages(owner: Caller, stages: string, random: SeededRandom): Promise<void> {
  const open = await activeStages(owner, stages);
  const archived = await readList(owner, `/${stages}?archived=true`);
  if (archived.length > 0 && random.chance(0.5)) {
    await act(owner, `/${stages}/${random.pick(archived).id}`, "restore");
  } else if (open.length > 2 && random.chance(0.6)) {
    const [one, other] = random.sample(open, 2);
    await act(owner, `/${stages}/${one}`, "archive", { move_to_stage_id: other });
  } else {
    const repositories = random.sample(open, open.length);
    await owner.post(`/${stages}/actions?action=reorder`, { repositories });
  }
}
