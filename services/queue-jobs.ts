import type { JobWithMetadata } from "pg-boss";

/** A job that is not done: it waits for its next attempt, or is a dead letter. */
export type OpenJob<Data> = {
  data: Data;
  isDeadLetter: boolean;
  createdAt: Date;
  /** Number of attempts so far. */
  attempts: number;
  /** Time of the next attempt; undefined for a dead letter. */
  nextAt: Date | undefined;
  /** Error message of the last attempt. */
  reason: string | undefined;
};

/** Name of the dead letter queue of another one. */
export const toDeadLetterQueue = (name: string) => `${name}-failed`;

function toReason(job: JobWithMetadata<object>): string | undefined {
  return job.output && "message" in job.output ? String(job.output.message) : undefined;
}

export function toWaitingJob<Data extends object>(job: JobWithMetadata<Data>): OpenJob<Data> {
  return {
    data: job.data,
    isDeadLetter: false,
    createdAt: job.createdOn,
    attempts: job.state === "retry" ? job.retryCount + 1 : 0,
    nextAt: job.startAfter,
    reason: toReason(job),
  };
}

export function toDeadLetterJob<Data extends object>(job: JobWithMetadata<Data>): OpenJob<Data> {
  return {
    data: job.data,
    isDeadLetter: true,
    createdAt: job.sourceCreatedOn ?? job.createdOn,
    attempts: (job.sourceRetryCount ?? 0) + 1,
    nextAt: undefined,
    reason: toReason(job),
  };
}
