import { type AddressInfo, connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { ProblemSchema } from "#contract/http/problem.ts";
import { createTestHost } from "#tests/support/host.ts";
import { listen, takePort } from "./listen.server.ts";

const host = createTestHost({
  pages: { render: async ({ url }) => new Response(`page ${url}`) },
});
const listener = await listen(host, {
  host: "127.0.0.1",
  port: 0,
  timeouts: { headersTimeout: 300, connectionsCheckingInterval: 50 },
});
const address = listener.server.address();
const port = typeof address === "object" ? (address?.port ?? 0) : 0;

afterAll(() => listener.close());

/** Sends bytes as they are and reads until the server ends the connection. */
function send(bytes: string | Buffer, { thenEnd = true } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let reply = "";
    socket.setEncoding("latin1").on("data", (text) => (reply += text));
    socket.on("close", () => resolve(reply)).on("error", reject);
    socket.write(bytes);
    if (thenEnd) socket.end();
  });
}

function toParts(reply: string) {
  const [head = "", body = ""] = reply.split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(statusLine.split(" ")[1]), headers, body };
}

const HOST = "Host: localhost\r\nConnection: close\r\n";
const get = (target: string, headers = HOST) => `GET ${target} HTTP/1.1\r\n${headers}\r\n`;

const MALFORMED: Record<string, string | Buffer> = {
  "words that are no HTTP": "hello there\r\n\r\n",
  "a handshake of TLS": Buffer.from("16030100c8010000c403034f", "hex"),
  "the first line of HTTP/2": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "a version that does not exist": "GET / HTTP/9.9\r\n\r\n",
  "a method that does not exist": `BREW / HTTP/1.1\r\n${HOST}\r\n`,
  "no host": "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
  "an empty host": get("/", "Host:\r\nConnection: close\r\n"),
  "two hosts": get("/", `Host: evil.example\r\n${HOST}`),
  "a host with a path": get("/", "Host: localhost/evil\r\nConnection: close\r\n"),
  "a host with user info": get("/", "Host: a@localhost\r\nConnection: close\r\n"),
  "a port that is no number": get("/", "Host: localhost:http\r\nConnection: close\r\n"),
  "a percent sign with nothing behind it": get("/%"),
  "bytes that are no UTF-8": get("/%C3%28"),
  "a NUL in the path": get("/developers/%00"),
  "a line break in the path": get("/developers/%0D%0AX:1"),
  "a line separator of Unicode in the path": get("/developers/a%E2%80%A8b"),
  "a naked NUL": get("/developers/\u0000"),
  "a space in the path": get("/developers /x"),
  "a path of another kind": get("developers"),
  "an address of another protocol": get("ftp://localhost/developers"),
  "an address that is too long": get(`/developers?q=${"x".repeat(5_000)}`),
  "an address longer than all headers may be": get(`/${"x".repeat(20_000)}`),
  "a header that is too long": get("/", `${HOST}X: ${"x".repeat(20_000)}\r\n`),
  "headers without end": get("/", HOST + "X: y\r\n".repeat(4_000)),
  "a header without a name": get("/", `${HOST}: x\r\n`),
  "a header with a space in its name": get("/", `${HOST}X y: z\r\n`),
  "a header with a naked line break": get("/", `${HOST}X: a\nb\r\n`),
  "a length that is no number": `POST /api/x HTTP/1.1\r\n${HOST}Content-Length: ten\r\n\r\n`,
  "a negative length": `POST /api/x HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n`,
  "two lengths": `POST /api/x HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
  "length and pieces at once": `POST /api/x HTTP/1.1\r\n${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  "an encoding that does not exist": `POST /api/x HTTP/1.1\r\n${HOST}Transfer-Encoding: magic\r\n\r\n`,
  "a page that is posted to": `POST / HTTP/1.1\r\n${HOST}Content-Length: 0\r\n\r\n`,
  "a page that is deleted": `DELETE /developers HTTP/1.1\r\n${HOST}\r\n`,
  "TRACE, which would echo headers": `TRACE / HTTP/1.1\r\n${HOST}\r\n`,
  "a question about the server": `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`,
  "a tunnel": `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`,
  "an unknown expectation": `POST / HTTP/1.1\r\n${HOST}Expect: miracles\r\nContent-Length: 0\r\n\r\n`,
};

test.each(Object.entries(MALFORMED))(
  "every malformed request is a 4xx in our shape: %s",
  async (_, bytes) => {
    const { status, headers, body } = toParts(await send(bytes));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    const problem = ProblemSchema.parse(JSON.parse(body));
    expect(problem.status).toBe(status);
    expect(headers.get("x-request-id")).toBe(problem.reference);
    expect(body).not.toMatch(/node|HPE_|\.ts|\bat /i);
  },
);

test("a client that does not finish its headers gets 408 and is disconnected", async () => {
  const { status, body } = toParts(await send("GET / HTTP/1.1\r\nHost: loc", { thenEnd: false }));
  expect(status).toBe(408);
  expect(ProblemSchema.parse(JSON.parse(body)).status).toBe(408);
});

test("an unsupported upgrade is handled as a plain request", async () => {
  const asked = "Host: localhost\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n";
  expect(toParts(await send(get("/", asked))).status).toBe(200);
});

test("URLs are built from the site's origin, never from the headers of a request", async () => {
  const { status, body } = toParts(await send(get("http://evil.example/developers")));
  expect(status).toBe(200);
  expect(body).toContain("page http://localhost/developers");
  expect(
    toParts(await send(get("/", "Host: evil.example\r\nConnection: close\r\n"))).body,
  ).toContain("page http://localhost/");
});

test("after a refusal the process serves the next request", async () => {
  expect(toParts(await send(get("/"))).status).toBe(200);
});

test("a port that is taken refuses another process, and closes connections until it serves", async () => {
  const taken = await takePort({ host: "127.0.0.1", port: 0 });
  const { port } = taken.server.address() as AddressInfo;
  const fetchPage = () => fetch(`http://127.0.0.1:${port}/`).then(({ status }) => status);
  await expect(fetchPage()).rejects.toThrow("fetch failed");
  await expect(takePort({ host: "127.0.0.1", port })).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it or set PORT to another one.`,
  );
  taken.serve(host);
  expect(await fetchPage()).toBe(200);
  await taken.close();
});
