import { beforeEach, describe, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { ProblemSchema } from "#contract/http/problem.ts";
import { rateLimits } from "#database/tables/protection.ts";
import { createTestServices } from "../support/services.ts";

type Endpoint = {
  requestBody?: object;
  responses: Record<string, object>;
  security?: object;
  "x-limits"?: { maxBodyBytes: number };
};
type Document = { paths: Record<string, Record<string, Endpoint>> };

const services = await createTestServices();
const api = createApi(services);
const document = (await (await api.request("/api/openapi.json")).json()) as Document;
const DEFAULT_BYTES = 64 * 1_024;

/** Every endpoint that writes without a token, which is checked before a body is read. */
const writing = Object.entries(document.paths).flatMap(([path, endpoints]) =>
  Object.entries(endpoints)
    .filter(([method, { security }]) => method !== "get" && !security)
    .map(([method, endpoint]) => [`${method.toUpperCase()} ${path}`, endpoint] as const),
);

beforeEach(() => services.db.delete(rateLimits));

/** Posts a body that is pulled chunk by chunk, and counts what has been read of it. */
async function post(name: string, { bytes, isDeclared }: { bytes: number; isDeclared: boolean }) {
  const [method = "", path = ""] = name.split(" ");
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const size = Math.min(1_024, bytes - read);
        if (size === 0) return controller.close();
        read += size;
        controller.enqueue(new Uint8Array(size));
      },
    },
    { highWaterMark: 0 },
  );
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (isDeclared) headers["Content-Length"] = String(bytes);
  const init = { method, body, headers, duplex: "half" } as RequestInit;
  const response = await api.request(path.replace(/\{\w+\}/g, "x"), init);
  return { response, read, problem: ProblemSchema.parse(await response.json()) };
}

test("there are endpoints that write", () => {
  expect(writing.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      "POST /api/booking/holds",
      "POST /api/uploads",
      "POST /api/forms/find",
    ]),
  );
});

describe.each(writing)("%s", (name, endpoint) => {
  const maxBytes = endpoint["x-limits"]?.maxBodyBytes ?? DEFAULT_BYTES;

  test("refuses a body that is declared too large without reading it", async () => {
    const { response, read, problem } = await post(name, { bytes: maxBytes + 1, isDeclared: true });
    expect(response.status).toBe(413);
    expect(problem.message).toMatch(/larger than \d+ (KB|MB)/);
    expect(read).toBe(0);
  });

  test("stops to read a chunked body at the first chunk too many", async () => {
    const { response, read } = await post(name, { bytes: maxBytes * 3, isDeclared: false });
    expect(response.status).toBe(413);
    expect(read).toBeLessThanOrEqual(maxBytes + 1_024);
  });

  test("counts rejected bodies, and then refuses before it reads", async () => {
    const large = { bytes: maxBytes + 1, isDeclared: true };
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 100) {
      statuses.push((await post(name, large)).response.status);
    }
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([413]));
    const { response, read } = await post(name, { bytes: 10, isDeclared: false });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(read).toBe(0);
  });

  test("is described", () => {
    expect(Object.keys(endpoint.responses)).toEqual(
      expect.arrayContaining(["400", "403", "408", "413", "429", "503"]),
    );
  });
});

test("a body for an endpoint that does not exist is not read", async () => {
  const { response, read } = await post("POST /api/nothing", { bytes: 10, isDeclared: false });
  expect(response.status).toBe(404);
  expect(read).toBe(0);
});

test("a form with hostile field names is refused in the shape of the API", async () => {
  const body = new FormData();
  body.append(`a${"[b]".repeat(20_000)}`, "1");
  const response = await api.request("/api/forms/request", { method: "POST", body });
  expect(response.status).toBe(400);
  expect(ProblemSchema.parse(await response.json()).message).toContain("field name");
});
