import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** A request as bytes, and what its sender does after the last one. */
export type Sent = {
  kind: string;
  method: string;
  /** The URL as it stands in the first line. */
  target: string;
  bytes: Buffer;
  /** Waits for the response, says that nothing more will come, or goes away. */
  ending: "wait" | "end" | "leave";
};

export type WireResponse = {
  status: number;
  /** Names in lower case. */
  headers: Map<string, string>;
  /** Unpacked. */
  body: Buffer;
};

/** The result of a request: a response, or an error. */
export type Outcome = { ms: number } & (
  | { response: WireResponse }
  | { trouble: "refused" | "nothing" | "reset" | "too slow" | "no HTTP" }
);

/** Sends bytes over a connection of their own and reads until the other side closes it. */
export function send(port: number, { bytes, ending, method }: Sent, timeoutMs: number) {
  return new Promise<Outcome>((resolve) => {
    const started = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1");
    socket.setNoDelay(true);
    const settle = (trouble?: "refused" | "reset" | "too slow") => {
      clearTimeout(timer);
      socket.destroy();
      const ms = performance.now() - started;
      const response =
        chunks.length > 0 && trouble !== "too slow" ? read(chunks, method) : undefined;
      if (response) resolve({ ms, response });
      else resolve({ ms, trouble: trouble ?? (chunks.length > 0 ? "no HTTP" : "nothing") });
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

/** The last response of what came; undefined when it is not a whole one. */
function read(chunks: Buffer[], method: string): WireResponse | undefined {
  let text = Buffer.concat(chunks);
  for (;;) {
    const end = text.indexOf("\r\n\r\n");
    const [line = "", ...fields] = text.toString("latin1", 0, Math.max(0, end)).split("\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1]);
    if (!status) return undefined;
    text = text.subarray(end + 4);
    // An interim response is followed by the real one.
    if (status < 200) continue;
    const headers = new Map(
      fields.map((field): [string, string] => {
        const colon = field.indexOf(":");
        return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
      }),
    );
    const hasBody = method !== "HEAD" && status !== 204 && status !== 304;
    const packed = hasBody ? readBody(text, headers) : Buffer.alloc(0);
    return packed && { status, headers, body: unpack(packed, headers.get("content-encoding")) };
  }
}

function readBody(text: Buffer, headers: Map<string, string>): Buffer | undefined {
  if (headers.get("transfer-encoding") === "chunked") return joinChunks(text);
  const length = headers.get("content-length");
  if (length === undefined) return text;
  return text.length >= Number(length) ? text.subarray(0, Number(length)) : undefined;
}

function joinChunks(text: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = text.indexOf("\r\n", at);
    const size = Number.parseInt(text.toString("latin1", at, Math.max(at, end)), 16);
    if (end < 0 || Number.isNaN(size)) return undefined;
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(text.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

function unpack(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === "br") return brotliDecompressSync(bytes);
  return encoding === "gzip" ? gunzipSync(bytes) : bytes;
}
