import { addDays } from "../../../engine/declare/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { FEMALE_NAMES, LAST_NAMES, MALE_NAMES, mailName } from "../../employees/index.ts";
import { daysLater, lifeOf, lifeOfHired, type SeededInterval } from "./candidate-life.seed.ts";
import type { HiringCompany } from "./hiring-company.seed.ts";
import { CANDIDATE_NOTES, COVER_LETTERS, REJECTION_NOTES } from "./job-texts.seed.ts";
import type { Hire, SeededJob } from "./jobs.seed.ts";

type Stored = Values & { readonly id: string };

export interface Applicant {
  readonly candidate: Stored;
  readonly intervals: readonly SeededInterval[];
}

/** Where candidates are invented. */
export interface Applying {
  readonly work: Work;
  readonly random: SeededRandom;
  readonly company: HiringCompany;
}

const MONTH_DAYS = 31;
/** How long somebody's data may be kept with their consent, in days. */
const CONSENT_DAYS = 730;
const FORGOTTEN = "Anonymised";

const day = (date: Date): string => date.toISOString().slice(0, 10);

/** Where an application comes from. The one of a referral names the colleague who made it. */
function sourceOf({ random, company: { colleagues } }: Applying): Values {
  const source = random.weighted([
    ["job_board", 8],
    ["career_site", 6],
    ["direct", 3],
    ["referral", colleagues.length > 0 ? 3 : 0],
    ["agency", 2],
    ["event", 1],
  ] as const);
  const detail = {
    job_board: ["StepStone", "eJobs", "LinkedIn"],
    agency: ["Hays", "Lugera"],
    event: ["Job fair"],
  };
  return {
    source,
    source_detail: source in detail ? random.pick(detail[source as keyof typeof detail]) : null,
    referred_by_employee_id: source === "referral" ? random.pick(colleagues).id : null,
  };
}

/** How the application ended, by its last interval. */
function ending(
  { random, company: { reasons } }: Applying,
  last: SeededInterval,
  job: SeededJob | null,
): Values {
  const isRejected = last.exit === "rejected";
  const hasWithdrawn = last.exit === "withdrawn";
  const atClosing = isRejected && job?.closedAt?.getTime() === last.to?.getTime();
  const reason = isRejected
    ? atClosing && reasons.we_rejected.includes("position_filled")
      ? "position_filled"
      : random.pick(reasons.we_rejected.slice(0, 3))
    : hasWithdrawn && random.chance(0.9)
      ? random.pick(reasons.they_withdrew)
      : null;
  return {
    status: last.exit === null || last.exit === "moved" ? "active" : last.exit,
    stage_entered_at: last.from,
    rejected_at: isRejected ? last.to : null,
    withdrawn_at: hasWithdrawn ? last.to : null,
    hired_at: last.exit === "hired" ? last.to : null,
    rejection_reason: reason,
    rejection_note: isRejected && random.chance(0.2) ? random.pick(REJECTION_NOTES) : null,
  };
}

/** A rating is given after an interview; the few before it come from the first call. */
function ratingOf(random: SeededRandom, { stage, exit }: SeededInterval): number | null {
  if (exit === "hired") return random.integer(4, 5);
  if (stage < 2 || (stage === 2 && exit === null)) return random.chance(0.2) ? random.integer(2, 4) : null;
  return exit === null ? random.integer(3, 5) : random.integer(1, 4);
}

/** Most who were not taken are forgotten when their time is over; some agreed to be kept, and some are due. */
function kept(applying: Applying, last: SeededInterval): Values {
  const { work, random, company } = applying;
  const { retentionMonths: months } = company;
  if (months === null || last.to === null || last.exit === "hired") return { consent_until: null };
  const until = addDays(day(last.to), months * MONTH_DAYS);
  if (random.chance(0.35)) return { consent_until: addDays(day(last.to), CONSENT_DAYS) };
  if (addDays(until, 21) >= work.today) return { consent_until: null };
  return {
    ...{ consent_until: null, first_name: FORGOTTEN, last_name: "Candidate", email: null, phone: null },
    ...{ address: null, linkedin_url: null, cover_letter: null, notes: null, rejection_note: null },
    ...{ source_detail: null, expected_salary: null, expected_salary_currency: null, available_from: null },
    anonymized_at: new Date(`${addDays(until, 1)}T02:00:00Z`),
  };
}

/** What an applicant writes about themselves. */
function person({ work, random }: Applying, appliedAt: Date, number: number): Values {
  const first = random.pick(random.chance(0.5) ? FEMALE_NAMES : MALE_NAMES);
  const last = random.pick(LAST_NAMES);
  const salary = random.chance(0.6) ? `${random.integer(44, 110) * 50}.00` : null;
  return {
    ...{ first_name: first, last_name: last, email: `${mailName(first, last)}${number}@mail.example` },
    phone: random.chance(0.7)
      ? `+40 7${random.integer(20, 79)} ${random.integer(100, 999)} ${random.integer(100, 999)}`
      : null,
    address: null,
    linkedin_url: random.chance(0.4)
      ? `https://www.linkedin.com/in/${mailName(first, last).replace(".", "-")}-${number}`
      : null,
    cover_letter: random.chance(0.5) ? random.pick(COVER_LETTERS) : null,
    notes: random.chance(0.15) ? random.pick(CANDIDATE_NOTES) : null,
    ...{ expected_salary: salary, expected_salary_currency: salary && work.workspace.baseCurrency },
    available_from: random.chance(0.5) ? addDays(day(appliedAt), random.integer(14, 120)) : null,
  };
}

function applicantOf(
  applying: Applying,
  job: SeededJob | null,
  appliedAt: Date,
  intervals: readonly SeededInterval[],
  given: Values,
): Applicant {
  const { work, random, company } = applying;
  const last = intervals.at(-1)!;
  const candidate = {
    id: work.newId(appliedAt),
    job_id: job?.row.id ?? null,
    ...given,
    website: null,
    ...sourceOf(applying),
    recruiter_employee_id:
      job?.row.recruiter_employee_id ??
      (company.recruiters.length > 0 ? random.pick(company.recruiters) : null),
    stage_id: company.stageIds[last.stage]!,
    rating: ratingOf(random, last),
    ...{ employee_id: null, anonymized_at: null, ...ending(applying, last, job) },
    ...(job ? kept(applying, last) : { consent_until: addDays(day(appliedAt), CONSENT_DAYS) }),
    ...{ applied_at: appliedAt, created_at: appliedAt, updated_at: last.to ?? last.from },
  };
  const employee = { employee_id: (given.employee_id as string | undefined) ?? null };
  return { candidate: { ...candidate, ...employee }, intervals };
}

/** Somebody who applied for a job and was not hired, or not yet. */
export function applicant(applying: Applying, job: SeededJob, number: number): Applicant {
  const { work, random, company } = applying;
  const openedAt = job.openedAt!;
  const end = job.closedAt ?? work.now;
  // Most apply in the first weeks.
  const share = random.next() ** 1.2;
  const at = new Date(openedAt.getTime() + Math.floor((end.getTime() - openedAt.getTime()) * share * 0.97));
  const appliedAt = new Date(at.setUTCSeconds(0, 0));
  const times = { now: work.now, closedAt: job.closedAt, stages: company.stageIds.length };
  return applicantOf(
    applying,
    job,
    appliedAt,
    lifeOf(random, appliedAt, times),
    person(applying, appliedAt, number),
  );
}

/** Somebody who was hired, by the record of the employee that they are. */
export function hiredApplicant(applying: Applying, job: SeededJob, { employee, hiredAt }: Hire): Applicant {
  const { random, company } = applying;
  const wished = daysLater(random, hiredAt, -random.integer(16, 34));
  const appliedAt = wished > job.openedAt! ? wished : daysLater(random, job.openedAt!, 1);
  return applicantOf(applying, job, appliedAt, lifeOfHired(appliedAt, hiredAt, company.stageIds.length), {
    ...person(applying, appliedAt, 0),
    ...{ first_name: employee.first_name, last_name: employee.last_name, email: employee.personal_email },
    ...{ phone: employee.phone, linkedin_url: null, notes: null, employee_id: employee.id },
  });
}

/** Somebody in the pool: no job fits now, and they agreed to wait. */
export function pooled(applying: Applying, number: number): Applicant {
  const { work, random } = applying;
  const appliedAt = daysLater(random, work.now, -random.integer(5, 300));
  const interval = { stage: 0, from: appliedAt, to: null, exit: null };
  return applicantOf(applying, null, appliedAt, [interval], person(applying, appliedAt, number));
}
