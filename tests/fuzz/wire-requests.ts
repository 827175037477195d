import fc from "fast-check";
import { weigh } from "./arbitraries.ts";
import type { Surface } from "./surface.ts";
import type { Sent } from "./wire.ts";

const HOST = "Host: localhost\r\n";
const CLOSE = "Connection: close\r\n";
const FORM = "Content-Type: multipart/form-data; boundary=x\r\n";
const JSON_TYPE = "Content-Type: application/json\r\n";
const CHUNKED = "Transfer-Encoding: chunked\r\n";

/** Bytes that are no valid request, by what their sender does after the last one. */
function listBroken(target: string): Record<Sent["ending"], string[]> {
  const start = (line: string, headers = "") => `${line}\r\n${HOST}${CLOSE}${headers}\r\n`;
  const get = (headers = "") => start(`GET ${target} HTTP/1.1`, headers);
  const post = (headers: string, body = "") => start(`POST ${target} HTTP/1.1`, headers) + body;
  const cutOff = [
    post(`${FORM}Content-Length: 500\r\n`, "--x\r\n"),
    post(`${JSON_TYPE}Content-Length: 50\r\n`, '{"slot":'),
  ];
  return {
    leave: [...cutOff, get("Range: bytes=0-1\r\n"), ""],
    end: [
      ...cutOff,
      post(`${FORM}Content-Length: 99999999999\r\n`, "x"),
      get().slice(0, -4),
      get().slice(0, 9),
      post(FORM + CHUNKED, "ZZ\r\nhello\r\n"),
      post(JSON_TYPE + CHUNKED, "fffffffffffff\r\n{"),
      post("Transfer-Encoding: chunked, identity\r\n", "0\r\n\r\n"),
    ],
    wait: [
      // Bodies in chunks.
      post(FORM + CHUNKED, "5\r\nhello\r\n0\r\n\r\n"),
      post(JSON_TYPE + CHUNKED, '2;ext="\r\n{}\r\n0\r\nX: y\r\n\r\n'),
      post(`${CHUNKED}Content-Length: 4\r\n`, "0\r\n\r\n"),
      post("Transfer-Encoding: gzip, chunked\r\n", "0\r\n\r\n"),
      // Lengths.
      post("Content-Length: -1\r\n"),
      post("Content-Length: 1e3\r\n"),
      post("Content-Length: 2\r\nContent-Length: 3\r\n", "abc"),
      post(`${JSON_TYPE}Content-Length: 2\r\n`, "{}GET / HTTP/1.1\r\n\r\n"),
      // First lines.
      `GET ${target}\r\n${HOST}\r\n`,
      `GET ${target} HTTP/0.9\r\n${HOST}\r\n`,
      `GET ${target} HTTP/1.0\r\n\r\n`,
      start(`get ${target} HTTP/1.1`),
      start(`GET  ${target}  HTTP/1.1`),
      start(`GET\t${target} HTTP/1.1`),
      start(`\r\n\r\nGET ${target} HTTP/1.1`),
      start(`GET ${target}\0 HTTP/1.1`),
      start(`GET ${target}#fragment HTTP/1.1`),
      start(`GET ${target}?${"x=y&".repeat(1_500)} HTTP/1.1`),
      start(`GET ${target}?${"x".repeat(20_000)} HTTP/1.1`),
      start(`CONNECT ${target} HTTP/1.1`),
      start("OPTIONS * HTTP/1.1"),
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
      "\x16\x03\x01\0\xc8\x01\0\0\xc4\x03\x03",
      // Headers.
      get("X y: z\r\n"),
      get(": z\r\n"),
      get("X: a\nY: b\r\n"),
      get("X: a\0b\r\n"),
      get(" folded: yes\r\n"),
      get(`X: ${"y".repeat(17_000)}\r\n`),
      get("X: y\r\n".repeat(3_000)),
      get("Host: evil.example\r\n"),
      get("Upgrade: websocket\r\nConnection: Upgrade, close\r\nSec-WebSocket-Key: x\r\n"),
      `GET ${target} HTTP/1.1\r\n${CLOSE}\r\n`,
      // Two at once, the second one hidden behind the first.
      `GET ${target} HTTP/1.1\r\n${HOST}\r\n${get()}`,
      `HEAD ${target} HTTP/1.1\r\n${HOST}\r\nrubbish\r\n\r\n`,
    ],
  };
}

/** Requests that are wrong as HTTP, or whose sender goes away in the middle. */
export function wireRequests({ pages, files }: Surface): fc.Arbitrary<Sent> {
  const taking = ["/api/forms/request", "/api/uploads", "/api/booking/holds"];
  const target = weigh([1, taking], [1, [...taking, ...pages, ...files]]);
  return fc.tuple(target, fc.nat()).map(([target, index]) => {
    const all = Object.entries(listBroken(target)) as [Sent["ending"], string[]][];
    const broken = all.flatMap(([ending, texts]) => texts.map((text) => ({ ending, text })));
    const { ending, text } = broken[index % broken.length] ?? { ending: "leave", text: "" };
    const method = /^\w*/.exec(text)?.[0] ?? "";
    return { kind: "broken HTTP", method, target, bytes: Buffer.from(text, "latin1"), ending };
  });
}
