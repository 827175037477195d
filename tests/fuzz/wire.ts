import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { Duplex, Readable, Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** A request as bytes, and what its sender does after the last one. */
export type Sent = {
  kind: string;
  method: string;
  /** The URL as the first line has it. */
  target: string;
  bytes: Buffer;
  /** Waits for the response, says that nothing more will come, or goes away. */
  ending: "wait" | "end" | "leave";
};

/** `body` is uncompressed. */
export type HttpResponse = { status: number; headers: Headers; body: Buffer };

type Failure = "refused" | "nothing" | "reset" | "too slow" | "no HTTP";

/** The result of a request: a response, or why there is none. */
export type Outcome = { ms: number } & ({ response: HttpResponse } | { failure: Failure });

/** Sends bytes over a connection of their own and reads until the other side closes it. */
export async function send(port: number, sent: Sent, timeoutMs: number): Promise<Outcome> {
  const started = performance.now();
  const chunks: Buffer[] = [];
  const failure = await exchange(port, sent, timeoutMs, chunks);
  const ms = performance.now() - started;
  if (chunks.length === 0 || failure === "too slow") return { ms, failure: failure ?? "nothing" };
  const response = await parse(chunks, sent.method);
  return response ? { ms, response } : { ms, failure: failure ?? "no HTTP" };
}

function exchange(
  port: number,
  { bytes, ending }: Sent,
  timeoutMs: number,
  chunks: Buffer[],
): Promise<Failure | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1").setNoDelay(true);
    const settle = (failure?: Failure) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(failure);
    };
    const timer = setTimeout(() => settle("too slow"), timeoutMs);
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("end", () => settle());
    socket.on("error", (error: NodeJS.ErrnoException) =>
      settle(error.code === "ECONNREFUSED" ? "refused" : "reset"),
    );
    socket.write(bytes, () => {
      if (ending === "end") socket.end();
      if (ending === "leave") settle();
    });
  });
}

/** The response as Node's own client reads it; undefined when it is not a whole one. */
async function parse(chunks: Buffer[], method: string): Promise<HttpResponse | undefined> {
  // The client writes a request of its own, which is dropped: ours is already sent.
  const writable = new Writable({ write: (_chunk, _encoding, done) => done() });
  const connection = Duplex.from({ readable: Readable.from(chunks), writable });
  try {
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      // Only of HEAD the client must know that its response has no body.
      request({ method: method === "HEAD" ? "HEAD" : "GET", createConnection: () => connection })
        .on("response", resolve)
        .on("error", reject)
        .end();
    });
    const headers = new Headers(message.headers as Record<string, string>);
    const body = decompress(await buffer(message), headers.get("content-encoding"));
    return { status: message.statusCode ?? 0, headers, body };
  } catch {
    return undefined;
  }
}

function decompress(bytes: Buffer, encoding: string | null): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === "br") return brotliDecompressSync(bytes);
  return encoding === "gzip" ? gunzipSync(bytes) : bytes;
}
