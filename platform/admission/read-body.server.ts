import { PublicError } from "../errors.ts";
import type { BodyAllocation } from "./body-memory.server.ts";

export type BodyLimits = {
  maxBytes: number;
  /** Milliseconds for the whole body. */
  timeoutMs: number;
};

/** How fast a body has to arrive, on average after a grace period. */
export type BodyPace = { graceMs: number; minBytesPerSecond: number };

/**
 * The chunks of a request's body. A length that is declared too large is refused before anything is
 * read, all else at the first chunk too many. The stream is not cancelled then: that would close
 * the connection before the response is sent.
 * @throws PublicError 400 cut off, 408 too slow, 413 too large, 503 too many others
 */
export async function readBody(
  request: Request,
  { maxBytes, timeoutMs }: BodyLimits,
  { graceMs, minBytesPerSecond }: BodyPace,
  memory: BodyAllocation,
): Promise<Uint8Array[]> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  const reader = request.body?.getReader();
  const started = performance.now();
  let size = 0;
  while (reader) {
    const paceMs = graceMs + (size / minBytesPerSecond) * 1_000;
    const deadline = started + Math.min(timeoutMs, paceMs);
    const { done, value } = await readChunk(reader, deadline, memory.evicted);
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes);
    memory.add(value.byteLength);
    chunks.push(value);
  }
  return chunks;
}

async function readChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  deadline: number,
  evicted: Promise<never>,
) {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new PublicError(408, "Your data arrived too slowly. Try again.")),
    deadline - performance.now(),
  );
  const chunk = reader.read().catch(() => {
    throw new PublicError(400, "Your data was cut off on its way. Send it again.");
  });
  try {
    return await Promise.race([chunk, late, evicted]);
  } finally {
    clearTimeout(timer);
  }
}

function tooLarge(maxBytes: number): PublicError {
  const size = maxBytes < 1_024 ** 2 ? `${maxBytes / 1_024} KB` : `${maxBytes >> 20} MB`;
  return new PublicError(413, `Your data is larger than ${size}.`);
}
