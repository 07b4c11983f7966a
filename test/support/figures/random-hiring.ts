import { SOURCES } from "../../../src/modules/hiring/candidates/candidate-fields.ts";
import { LAST_DAY, type Surroundings } from "./random-books.ts";

const REASONS = ["skills", "experience", "position_filled"] as const;

/** Jobs with candidates who are in every status, for some of the stages, and a few who wait for a job. */
export async function randomHiring(
  { random, employees, newId, dayBetween, store }: Surroundings,
  stages: readonly string[],
  count: number,
): Promise<void> {
  const at = (day: string): string => `${day}T${10 + random.integer(0, 9)}:00:00Z`;
  const jobs = Array.from({ length: 4 }, (_, place) => ({
    id: newId(),
    title: `Random job ${place}`,
    status: place === 0 ? "on_hold" : "open",
    openings: 1000,
    opened_at: "2025-12-01T09:00:00Z",
  }));
  await store("jobs", jobs);
  const candidates = Array.from({ length: count }, (_, place) => {
    const applied = dayBetween("2026-03-01", LAST_DAY);
    const applied_at = at(applied);
    const job_id = random.chance(0.9) ? random.pick(jobs).id : null;
    const status = random.pick(["active", "rejected", "withdrawn", ...(job_id ? ["hired"] : [])]);
    const end = `${dayBetween(applied, LAST_DAY)}T21:00:00Z`;
    const source = random.pick(SOURCES);
    return {
      ...{ id: newId(), first_name: "Random", last_name: `Candidate ${place}`, job_id, status, source },
      ...{ applied_at, stage_id: random.pick(stages), stage_entered_at: applied_at },
      referred_by_employee_id: source === "referral" ? random.pick(employees) : null,
      recruiter_employee_id: random.chance(0.5) ? random.pick(employees) : null,
      rejected_at: status === "rejected" ? end : null,
      withdrawn_at: status === "withdrawn" ? end : null,
      hired_at: status === "hired" ? end : null,
      employee_id: status === "hired" ? random.pick(employees) : null,
      rejection_reason: status === "rejected" ? random.pick(REASONS) : null,
    };
  });
  await store("candidates", candidates);
  await store(
    "candidate_stage_history",
    // It has neither the time of creation nor of a change.
    candidates.map(({ id: candidate_id, job_id, stage_id, applied_at, ...ends }) => {
      const left_at = ends.rejected_at ?? ends.withdrawn_at ?? ends.hired_at;
      const exit = left_at === null ? null : ends.status;
      const interval = { candidate_id, job_id, stage_id, entered_at: applied_at, left_at, exit };
      return { id: newId(), ...interval, created_at: undefined, updated_at: undefined };
    }),
  );
}
