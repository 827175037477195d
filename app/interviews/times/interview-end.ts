import { INTERVIEW_MINUTES } from "#contract/clients/interview-terms.ts";

export const toEnd = (starts_at: Date) =>
  new Date(starts_at.getTime() + INTERVIEW_MINUTES * 60_000);
