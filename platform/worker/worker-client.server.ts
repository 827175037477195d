import { type ChildProcess, fork } from "node:child_process";
import { PublicError } from "../errors.ts";
import type { Job, JobResult } from "./answer-jobs.server.ts";

/** Time without a job after which a worker ends. */
const IDLE_TIMEOUT_MS = 20_000;

type Waiting<Result> = { resolve: (result: Result) => void; reject: (error: Error) => void };

/**
 * Sends jobs to a process of its own, which starts with the first one and ends when it is idle: the
 * memory that a large library and its work take is never returned to the system otherwise.
 * @param file what the process runs; it calls `answerJobs`
 * @param limits of a process whose work may be hostile: beyond them it ends, and its jobs fail
 */
export function createWorkerClient<Work, Result>(
  file: string,
  { maxHeapMb, timeoutMs }: { maxHeapMb?: number; timeoutMs?: number } = {},
): (work: Work) => Promise<Result> {
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting<Result>>();

  function start(): ChildProcess {
    const started = fork(file, {
      // Images are sent as bytes, not as JSON; and the worker inherits no test runner or debugger.
      serialization: "advanced",
      execArgv: maxHeapMb === undefined ? [] : [`--max-old-space-size=${maxHeapMb}`],
    });
    started.on("message", (answer: JobResult<Result>) => {
      const job = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ("result" in answer) job?.resolve(answer.result);
      else if ("failure" in answer) job?.reject(new Error(answer.failure));
      else {
        const { message, retryAfter } = answer.refusal;
        job?.reject(new PublicError(503, message, retryAfter ? { retryAfter } : {}));
      }
      if (waiting.size === 0) endWhenIdle();
    });
    started.on("error", () => failJobs(started));
    started.on("exit", () => failJobs(started));
    return started;
  }

  /** Fails the jobs of a worker that has ended; the next job starts a new one. */
  function failJobs(ended: ChildProcess): void {
    if (child !== ended) return;
    child = undefined;
    for (const { reject } of waiting.values()) reject(new Error("The worker process has ended."));
    waiting.clear();
  }

  /** An idle worker does not keep this process running, and ends after a while. */
  function endWhenIdle(): void {
    const idle = child;
    idle?.unref();
    idle?.channel?.unref();
    idleTimer = setTimeout(() => {
      if (child === idle) child = undefined;
      idle?.disconnect();
    }, IDLE_TIMEOUT_MS).unref();
  }

  return (work) => {
    clearTimeout(idleTimer);
    child ??= start();
    child.ref();
    child.channel?.ref();
    const id = ++last;
    const worker = child;
    const job = new Promise<Result>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.send({ id, work } satisfies Job<Work>, (error) => {
        if (error && waiting.delete(id)) reject(error);
      });
    });
    if (timeoutMs === undefined) return job;
    const timer = setTimeout(() => worker.kill("SIGKILL"), timeoutMs);
    return job.finally(() => clearTimeout(timer));
  };
}
