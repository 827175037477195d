import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { PublicError } from "../errors.ts";
import { projectRoot } from "../project-root.server.ts";
import type { SocialCard } from "../social/social-image.server.ts";
import type { PictureModifiers } from "./picture-address.ts";
import type { StoredPicture } from "./render-picture.server.ts";

export type DrawingOrder = { id: number } & (
  | { picture: StoredPicture; modifiers: PictureModifiers }
  | { card: SocialCard }
);
export type DrawingOutcome = { id: number } & (
  | { drawn: StoredPicture }
  | { refusal: { status: 503; message: string; retryAfter: number | undefined } }
  | { failure: string }
);

/** Milliseconds without an order after which the process goes. */
const REST = 20_000;

type Waiting = { resolve: (drawn: StoredPicture) => void; reject: (error: Error) => void };

let child: ChildProcess | undefined;
let resting: NodeJS.Timeout | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

function start(): ChildProcess {
  const started = fork(join(projectRoot, "platform/picture/drawing-process.server.ts"), {
    // Pictures are handed over as bytes, not as JSON; and it is no test runner and no debugger.
    serialization: "advanced",
    execArgv: [],
  });
  started.on("message", (outcome: DrawingOutcome) => {
    const order = waiting.get(outcome.id);
    waiting.delete(outcome.id);
    if ("drawn" in outcome) order?.resolve(outcome.drawn);
    else if ("failure" in outcome) order?.reject(new Error(outcome.failure));
    else {
      const { status, message, retryAfter } = outcome.refusal;
      order?.reject(new PublicError(status, message, retryAfter ? { retryAfter } : {}));
    }
    if (waiting.size === 0) rest();
  });
  started.on("error", () => lose(started));
  started.on("exit", () => lose(started));
  return started;
}

/** With it go the orders that it had; the next one is drawn by a new process. */
function lose(lost: ChildProcess): void {
  if (child !== lost) return;
  child = undefined;
  for (const { reject } of waiting.values()) reject(new Error("The drawing process was ended."));
  waiting.clear();
}

/** Only an order that is under way keeps this process from ending. */
function rest(): void {
  const idle = child;
  idle?.unref();
  idle?.channel?.unref();
  resting = setTimeout(() => {
    if (child === idle) child = undefined;
    idle?.disconnect();
  }, REST).unref();
}

/**
 * Draws in a process of its own, which ends when there is nothing to draw: the memory that drawing
 * takes, more than everything else together, is never given back to the system otherwise.
 */
export function drawInChild(
  order: { picture: StoredPicture; modifiers: PictureModifiers } | { card: SocialCard },
): Promise<StoredPicture> {
  clearTimeout(resting);
  child ??= start();
  child.ref();
  child.channel?.ref();
  const id = ++last;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    child?.send({ id, ...order } satisfies DrawingOrder, (error) => {
      if (error && waiting.delete(id)) reject(error);
    });
  });
}
