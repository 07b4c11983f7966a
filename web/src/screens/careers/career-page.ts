import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/** What everybody may know of an open job. */
export interface CareerPage {
  readonly title: string;
  readonly company: string;
  readonly description: string | null;
  readonly requirements: string | null;
  readonly department: string | null;
  readonly is_remote: boolean;
  readonly work_locations: readonly string[];
  /** What applicants agree to. */
  readonly consent_text: string;
}

type Request = (method: string, path: string, sent?: object) => Promise<{ data: unknown }>;

const request = api.request as unknown as Request;

const pathOf = (job: string): string => `/careers/${encodeURIComponent(job)}`;

/** The public page of a job; it is read once, since nobody works on it here. */
export const careerPageQuery = (job: string) =>
  queryOptions({
    queryKey: ["careers", job],
    queryFn: async () => ((await request("get", pathOf(job))).data as { data: CareerPage }).data,
    retry: false,
  });

/** Sends an application with its files. */
export async function apply(job: string, body: FormData): Promise<void> {
  await request("post", `${pathOf(job)}/applications`, { body });
}
