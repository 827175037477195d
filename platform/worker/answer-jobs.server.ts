import { PublicError } from "../errors.ts";

export type Job<Work> = { id: number; work: Work };
export type JobResult<Result> = { id: number } & (
  | { result: Result }
  | { refusal: { message: string; retryAfter: number | undefined } }
  | { failure: string }
);

async function answer<Work, Result>(
  { id, work }: Job<Work>,
  run: (work: Work) => Promise<Result>,
): Promise<JobResult<Result>> {
  try {
    return { id, result: await run(work) };
  } catch (error) {
    if (error instanceof PublicError) {
      const { message, retryAfter } = error;
      return { id, refusal: { message, retryAfter } };
    }
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Makes this process the worker of a `createWorkerClient`. */
export function answerJobs<Work, Result>(run: (work: Work) => Promise<Result>): void {
  process.on("message", async (job: Job<Work>) => {
    process.send?.(await answer(job, run), () => {});
  });
  // Ignored: a terminal or supervisor signals all processes, but open jobs are still finished. The
  // worker ends with its parent.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
  process.on("disconnect", () => process.exit(0));
}
