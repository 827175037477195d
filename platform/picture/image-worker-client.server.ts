import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { PublicError } from "../errors.ts";
import { projectRoot } from "../project-root.server.ts";
import type { IconJob } from "./icon.server.ts";
import type { PictureModifiers } from "./picture-url.ts";
import type { StoredPicture } from "./render-picture.server.ts";
import type { SocialCard } from "./social-image.server.ts";

type Work =
  | { picture: StoredPicture; modifiers: PictureModifiers }
  | { card: SocialCard }
  | IconJob;
export type ImageJob = { id: number } & Work;
export type ImageJobResult = { id: number } & (
  | { image: StoredPicture }
  | { refusal: { status: 503; message: string; retryAfter: number | undefined } }
  | { failure: string }
);

/** Time without a job after which the worker ends. */
const IDLE_TIMEOUT_MS = 20_000;

type Waiting = { resolve: (image: StoredPicture) => void; reject: (error: Error) => void };

let child: ChildProcess | undefined;
let idleTimer: NodeJS.Timeout | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

function start(): ChildProcess {
  const started = fork(join(projectRoot, "platform/picture/image-worker.server.ts"), {
    // Images are sent as bytes, not as JSON; and the worker inherits no test runner or debugger.
    serialization: "advanced",
    execArgv: [],
  });
  started.on("message", (result: ImageJobResult) => {
    const job = waiting.get(result.id);
    waiting.delete(result.id);
    if ("image" in result) job?.resolve(result.image);
    else if ("failure" in result) job?.reject(new Error(result.failure));
    else {
      const { status, message, retryAfter } = result.refusal;
      job?.reject(new PublicError(status, message, retryAfter ? { retryAfter } : {}));
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
  for (const { reject } of waiting.values()) reject(new Error("The image worker has ended."));
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

/**
 * Renders an image in a worker process, which ends when it is idle: the memory that rendering
 * takes, more than everything else together, is never returned to the system otherwise.
 */
export function renderInWorker(job: Work): Promise<StoredPicture> {
  clearTimeout(idleTimer);
  child ??= start();
  child.ref();
  child.channel?.ref();
  const id = ++last;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    child?.send({ id, ...job } satisfies ImageJob, (error) => {
      if (error && waiting.delete(id)) reject(error);
    });
  });
}
