import { join } from "node:path";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { createWorkerClient } from "#platform/worker/worker-client.server.ts";
import type { InboundEmail } from "./inbound-email.ts";

/** For one email; the largest that people send takes two. */
const TIMEOUT_MS = 30_000;
/** Without the bytes of files, which are not in the heap. */
const MAX_HEAP_MB = 192;

/**
 * Parses an email in a worker process: a hostile one takes a hundred times its size in memory, and
 * minutes. It ends then, and so does the promise.
 */
export const parseInWorker = createWorkerClient<Uint8Array, InboundEmail>(
  join(projectRoot, "services/inbound-email/email-parser-worker.server.ts"),
  { maxHeapMb: MAX_HEAP_MB, timeoutMs: TIMEOUT_MS },
);
