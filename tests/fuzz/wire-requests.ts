import fc from "fast-check";
import type { Surface } from "./surface.ts";
import type { Sent } from "./wire.ts";

const HOST = "Host: localhost\r\n";
const CLOSE = "Connection: close\r\n";
const FORM = "Content-Type: multipart/form-data; boundary=x\r\n";
const JSON_TYPE = "Content-Type: application/json\r\n";

type Broken = readonly [text: string, ending: Sent["ending"]];

/** Bytes that are no good request, and what their sender does then. */
function listBroken(target: string): Broken[] {
  const post = (headers: string, body: string) =>
    `POST ${target} HTTP/1.1\r\n${HOST}${CLOSE}${headers}\r\n${body}`;
  const get = (headers: string) => `GET ${target} HTTP/1.1\r\n${HOST}${CLOSE}${headers}\r\n`;
  return [
    // A length announces more than there is.
    [post(`${FORM}Content-Length: 500\r\n`, "--x\r\n"), "end"],
    [post(`${FORM}Content-Length: 500\r\n`, "--x\r\n"), "leave"],
    [post(`${JSON_TYPE}Content-Length: 50\r\n`, '{"slot":'), "end"],
    [post(`${JSON_TYPE}Content-Length: 50\r\n`, '{"slot":'), "leave"],
    [post(`${FORM}Content-Length: 99999999999\r\n`, "x"), "end"],
    [get("Range: bytes=0-1\r\n"), "leave"],
    [get("").slice(0, -4), "end"],
    [get("").slice(0, 9), "end"],
    ["", "leave"],
    // Bodies in pieces.
    [post(`${FORM}Transfer-Encoding: chunked\r\n`, "5\r\nhello\r\n0\r\n\r\n"), "wait"],
    [post(`${FORM}Transfer-Encoding: chunked\r\n`, "ZZ\r\nhello\r\n"), "end"],
    [post(`${JSON_TYPE}Transfer-Encoding: chunked\r\n`, "fffffffffffff\r\n{"), "end"],
    [
      post(`${JSON_TYPE}Transfer-Encoding: chunked\r\n`, '2;ext="\r\n{}\r\n0\r\nX: y\r\n\r\n'),
      "wait",
    ],
    [post("Transfer-Encoding: chunked\r\nContent-Length: 4\r\n", "0\r\n\r\n"), "wait"],
    [post("Transfer-Encoding: gzip, chunked\r\n", "0\r\n\r\n"), "wait"],
    [post("Transfer-Encoding: chunked, identity\r\n", "0\r\n\r\n"), "end"],
    // Lengths.
    [post("Content-Length: -1\r\n", ""), "wait"],
    [post("Content-Length: 1e3\r\n", ""), "wait"],
    [post("Content-Length: 2\r\nContent-Length: 3\r\n", "abc"), "wait"],
    [post(`${JSON_TYPE}Content-Length: 2\r\n`, "{}GET / HTTP/1.1\r\n\r\n"), "wait"],
    // First lines.
    [`GET ${target}\r\n${HOST}\r\n`, "wait"],
    [`GET ${target} HTTP/0.9\r\n${HOST}\r\n`, "wait"],
    [`GET ${target} HTTP/1.0\r\n\r\n`, "wait"],
    [`get ${target} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, "wait"],
    [`GET  ${target}  HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, "wait"],
    [`GET\t${target} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, "wait"],
    [`\r\n\r\nGET ${target} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, "wait"],
    [`GET ${target}\0 HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, "wait"],
    [`GET ${target}#fragment HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, "wait"],
    [`GET ${target}?${"x=y&".repeat(1_500)} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, "wait"],
    [`GET ${target}?${"x".repeat(20_000)} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, "wait"],
    [`CONNECT ${target} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, "wait"],
    [`OPTIONS * HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, "wait"],
    ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "wait"],
    ["\x16\x03\x01\0\xc8\x01\0\0\xc4\x03\x03", "wait"],
    // Headers.
    [get("X y: z\r\n"), "wait"],
    [get(": z\r\n"), "wait"],
    [get("X: a\nY: b\r\n"), "wait"],
    [get("X: a\0b\r\n"), "wait"],
    [get(" folded: yes\r\n"), "wait"],
    [get(`X: ${"y".repeat(17_000)}\r\n`), "wait"],
    [get("X: y\r\n".repeat(3_000)), "wait"],
    [get("Host: evil.example\r\n"), "wait"],
    [get("Upgrade: websocket\r\nConnection: Upgrade, close\r\nSec-WebSocket-Key: x\r\n"), "wait"],
    [`GET ${target} HTTP/1.1\r\nConnection: close\r\n\r\n`, "wait"],
    // Two at once, the second one hidden behind the first.
    [`GET ${target} HTTP/1.1\r\n${HOST}\r\n${get("")}`, "wait"],
    [`HEAD ${target} HTTP/1.1\r\n${HOST}\r\nrubbish\r\n\r\n`, "wait"],
  ];
}

/** Requests that are wrong as HTTP, or whose sender goes away in the middle. */
export function wireRequests({ pages, files }: Surface): fc.Arbitrary<Sent> {
  const targets = ["/api/forms/request", "/api/uploads", "/api/booking/holds", ...pages, ...files];
  const most = listBroken("/").length;
  return fc
    .tuple(
      fc.oneof(fc.constantFrom(...targets.slice(0, 3)), fc.constantFrom(...targets)),
      fc.nat(most - 1),
    )
    .map(([target, which]) => {
      const [text, ending] = listBroken(target)[which] ?? ["", "leave"];
      const method = /^\w*/.exec(text)?.[0] ?? "";
      return { kind: "broken HTTP", method, target, bytes: Buffer.from(text, "latin1"), ending };
    });
}
