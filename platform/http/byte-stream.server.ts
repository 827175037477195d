/** Bytes that are collected before they are sent: a row at a time would cost more than its making. */
const CHUNK_BYTES = 64 * 1_024;

/**
 * Text that is made while it is read, as the body of a response in UTF-8. An error breaks the
 * response off, so that what was sent is not taken for all; a reader that leaves ends `texts`, also
 * while a piece is made, and is no error.
 */
export function toByteStream(
  texts: AsyncIterable<string>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const chunks = collect(texts);
  let isLeft = false;
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        if (isLeft) return;
        onError(error);
        controller.error(error);
      }
    },
    async cancel() {
      isLeft = true;
      await chunks.return(undefined);
    },
  });
}

async function* collect(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array, undefined, void> {
  const encoder = new TextEncoder();
  let waiting = "";
  for await (const text of texts) {
    waiting += text;
    if (waiting.length < CHUNK_BYTES) continue;
    yield encoder.encode(waiting);
    waiting = "";
  }
  if (waiting) yield encoder.encode(waiting);
  return undefined;
}
