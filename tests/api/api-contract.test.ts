import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { contentKinds } from "#app/content.ts";
import {
  type ApiDocument,
  type ApiEndpoint,
  listEndpoints,
  toSchemaName,
} from "#app/pages/api/api-document.ts";
import {
  type ExampleDocument,
  toExample,
  toExampleBody,
  toExampleFields,
  toExampleHeaders,
  toExamplePath,
} from "#app/pages/api/api-example.ts";
import { readExampleContent } from "#app/pages/api/example-content.server.ts";
import { bookings } from "#database/tables/bookings.ts";
import { deskProposals } from "#database/tables/desk-proposals.ts";
import { requests } from "#database/tables/requests.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { importFolder } from "#tests/support/import-folder.ts";
import { createProgram } from "../support/access-tokens.ts";
import { createPdf } from "../support/documents.ts";
import { sendApplication, sendFind } from "../support/person.ts";
import { createTestServices } from "../support/services.ts";

const services = await createTestServices();
const api = createApi(services);
await importFolder(services.db, join(projectRoot, "content/demo"), contentKinds);
const document: ExampleDocument = {
  ...((await (await api.request("/api/openapi.json")).json()) as ApiDocument),
  exampleContent: await readExampleContent(services.db),
};
const program = await createProgram(services);
const endpoints = listEndpoints(document).map(
  (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
);
/** A proposal of the demo without an answer. */
const PROPOSAL = "8j12f7kzy4aae3h3dyt937cdxz";
/** One whose client chose developers for interviews. */
const ANSWERED = "nz0hep22yjzq3r8cejhqqkf375";
const INTERVIEW = "/api/proposals/{id}/interviews/{memberId}";

/** A field that the document does not know is as wrong as one that is missing. */
function toClosed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(toClosed);
  if (typeof node !== "object" || node === null) return node;
  const closed = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, toClosed(value)]),
  );
  const isObject = "properties" in node && !("additionalProperties" in node);
  return isObject ? { ...closed, additionalProperties: false } : closed;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ ...(toClosed(document) as object), $id: "api" });

function toValidator(
  { method, path }: ApiEndpoint,
  status: number,
  type: string,
): ValidateFunction {
  const steps = ["paths", path, method.toLowerCase(), "responses", String(status), "content", type];
  const pointer = steps.map((step) => step.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");
  return ajv.compile({ $ref: `api#/${pointer}/schema` });
}

/** Values of examples from this database. */
const KNOWN_HERE: Record<string, Record<string, string>> = {
  "/api/proposals/{id}": { id: PROPOSAL },
  "/api/proposals/{id}/member/{memberId}": { id: PROPOSAL },
  [INTERVIEW]: { id: ANSWERED },
  "/api/forms/proposal": { proposal_id: PROPOSAL },
};

let proposedId = 0;
/** What endpoints of the desk read and change. */
const references = { requests: "", applications: "" };

function toKnownReference(path: string): Record<string, string> {
  const [, noun] = /^\/api\/v1\/desk\/(requests|applications)\//.exec(path) ?? [];
  return noun ? { reference: references[noun as keyof typeof references] } : {};
}

/** @param as how a form is sent that accepts both */
function toRequest(endpoint: ApiEndpoint, as: "json" | "multipart" = "json"): Request {
  const known = { ...KNOWN_HERE[endpoint.path], ...toKnownReference(endpoint.path) };
  const parameters = endpoint.parameters?.map((parameter) =>
    parameter.name in known
      ? { ...parameter, schema: { const: known[parameter.name] } }
      : parameter,
  );
  const path = toExamplePath(document, { ...endpoint, ...(parameters ? { parameters } : {}) });
  const examples = toExampleHeaders(document, endpoint);
  if (endpoint.method === "GET") return new Request(`http://localhost${path}`);
  const fields = toExampleFields(document, endpoint);
  const json =
    as === "multipart" && fields.length > 0 ? undefined : toExampleBody(document, endpoint);
  if (json !== undefined) {
    const headers = [["Content-Type", "application/json"], ...examples] as [string, string][];
    // The example shows one UUID; each form needs its own.
    const key = fields.length > 0 ? { idempotency_key: randomUUID() } : {};
    const inPath = ([name]: [string, string]) => endpoint.path.includes(`{${name}}`);
    const inBody = Object.fromEntries(Object.entries(known).filter((one) => !inPath(one)));
    return new Request(`http://localhost${path}`, {
      method: endpoint.method,
      headers,
      body: JSON.stringify({ ...(json as object), ...inBody, ...key }),
    });
  }
  const body = new FormData();
  for (const [name, value] of fields) {
    if (value.startsWith("@")) body.append(name, new Blob([new Uint8Array(createPdf())]), "cv.pdf");
    else body.append(name, name.endsWith("[member_id]") ? String(proposedId) : value);
  }
  for (const [name, value] of Object.entries(known)) body.set(name, value);
  if (body.has("idempotency_key")) body.set("idempotency_key", randomUUID());
  return new Request(`http://localhost${path}`, { method: endpoint.method, body });
}

/** Those of what the document says of any endpoint. */
const headerNames = Object.keys(document.components?.headers ?? {});
/** Sent only by what counts: a request without a body that comes before that has none. */
const OPTIONAL = new Set(["RateLimit", "RateLimit-Policy", "Retry-After", "WWW-Authenticate"]);

function expectHeaders(described: Record<string, { $ref: string }>, { headers, status }: Response) {
  const sent = headerNames.filter((name) => headers.has(name));
  const known = Object.values(described).map(({ $ref }) => toSchemaName($ref));
  expect(known, `${status} has ${sent}`).toEqual(expect.arrayContaining(sent));
  const needed = known.filter((name) => !OPTIONAL.has(name));
  expect(sent, `${status} lacks a header`).toEqual(expect.arrayContaining(needed));
}

/** The response to an example, validated against the document. */
async function send(endpoint: ApiEndpoint, request: Request) {
  if (endpoint.security) request.headers.set("Authorization", program);
  const response = await api.fetch(request);
  const described = endpoint.responses[response.status];
  const text = await response.text();
  expect(
    described,
    `${response.status} is documented; response: ${text.slice(0, 400)}`,
  ).toBeDefined();
  expectHeaders(described?.headers ?? {}, response);
  const [type] = (response.headers.get("Content-Type") ?? "").split(";");
  if (!described?.content) return { status: response.status, text };
  expect(Object.keys(described.content)).toContain(type);
  if (type?.endsWith("json")) {
    const validate = toValidator(endpoint, response.status, type);
    const holds = validate(JSON.parse(text));
    expect(holds ? [] : validate.errors, `the body of ${response.status}`).toEqual([]);
  }
  return { status: response.status, text };
}

/** Gives the request of the desk a call, which is over. */
async function bookCall(): Promise<void> {
  const [request] = await services.db
    .select()
    .from(requests)
    .where(eq(requests.reference, references.requests));
  await services.db.insert(bookings).values({
    request_id: request?.id ?? 0,
    host: 1,
    starts_at: new Date("2026-01-05T09:00:00Z"),
    ends_at: new Date("2026-01-05T09:30:00Z"),
    blocked_until: new Date("2026-01-05T09:30:00Z"),
    timezone: "UTC",
    status: "booked",
    token_hash: references.requests,
  });
  const known = { reference: references.requests };
  KNOWN_HERE["/api/v1/desk/calls/{reference}"] = known;
  KNOWN_HERE["/api/v1/desk/calls/{reference}/outcome"] = known;
}

beforeAll(async () => {
  const proposal = await api.request(`/api/proposals/${PROPOSAL}`);
  proposedId = (await proposal.json()).data.members[0].id;
  const known = KNOWN_HERE["/api/proposals/{id}/member/{memberId}"];
  if (known) known.memberId = String(proposedId);
  const answered = (await (await api.request(`/api/proposals/${ANSWERED}`)).json()).data.members;
  const interview = KNOWN_HERE[INTERVIEW];
  references.requests = await sendFind(services, {
    "technologies[0]": document.exampleContent.technology?.slug,
  });
  references.applications = await sendApplication(services);
  const [made] = await services.db.select().from(deskProposals);
  KNOWN_HERE["/api/v1/desk/proposals/{id}"] = { id: String(made?.id) };
  await bookCall();
  const isChosen = ({ chosen }: { chosen: boolean }) => chosen;
  if (interview) interview.memberId = String(answered.find(isChosen).id);
}, 60_000);

describe("every documented endpoint responds to its example as documented", () => {
  test.each(endpoints)("%s", async (_, endpoint) => {
    const { status, text } = await send(endpoint, toRequest(endpoint));
    expect(status, text).toBeLessThan(500);
    // The response names what an example of a form lacks, like a slot that is free today.
    if (endpoint.method === "GET" && !endpoint.path.includes("token"))
      expect(status, text).toBe(200);
  });
});

test("a public read whose tag is sent back is not modified, as documented", async () => {
  const reads = endpoints.filter(([, endpoint]) => endpoint.responses[304]);
  expect(reads.map(([name]) => name)).toEqual(
    expect.arrayContaining(["GET /api/members", "GET /api/members/slug/{slug}"]),
  );
  for (const [name, endpoint] of reads) {
    const tag = (await api.fetch(toRequest(endpoint))).headers.get("ETag") ?? "";
    const again = toRequest(endpoint);
    again.headers.set("If-None-Match", tag);
    expect(await send(endpoint, again), name).toEqual({ status: 304, text: "" });
  }
});

test("a change at the desk on a version that has passed fails, as documented", async () => {
  const changes = endpoints.filter(([, endpoint]) => endpoint.responses[412]);
  expect(changes.length).toBeGreaterThan(10);
  for (const [name, endpoint] of changes) {
    const stale = toRequest(endpoint);
    stale.headers.set("If-Match", '"99999999"');
    // Members of the example are not in this database.
    const status = name === "PUT /api/v1/desk/proposals/{id}" ? 422 : 412;
    expect((await send(endpoint, stale)).status, name).toBe(status);
  }
});

test("forms take their examples", async () => {
  for (const path of ["/api/forms/request", "/api/forms/find", "/api/uploads"]) {
    const endpoint = endpoints.find(([name]) => name === `POST ${path}`)?.[1];
    if (!endpoint) throw new Error(`${path} is not documented`);
    for (const as of ["json", "multipart"] as const) {
      expect((await send(endpoint, toRequest(endpoint, as))).status, `${path} ${as}`).toBe(201);
    }
  }
});

describe("an error response is as documented, too", () => {
  const broken = endpoints.filter(
    ([, endpoint]) => endpoint.responses[422] ?? endpoint.responses[404],
  );
  test.each(broken)("%s", async (_, endpoint) => {
    const query = endpoint.method === "GET" ? "?per_page=nonsense&available=nonsense&form=x" : "";
    const path = endpoint.path.replace(/\{\w+\}/g, "Nobody!");
    const init = endpoint.method === "GET" ? {} : { method: endpoint.method, body: new FormData() };
    const { status } = await send(endpoint, new Request(`http://localhost${path}${query}`, init));
    expect([200, 204, 400, 404, 415, 422]).toContain(status);
  });
});

test("examples of the reference hold against the schemas they illustrate", () => {
  for (const [name, endpoint] of endpoints) {
    for (const [status, { content = {} }] of Object.entries(endpoint.responses)) {
      for (const [type, { schema }] of Object.entries(content)) {
        const validate = toValidator(endpoint, Number(status), type);
        const holds = validate(toExample(document, schema));
        expect(holds ? [] : validate.errors, `${name} ${status}`).toEqual([]);
      }
    }
  }
});

test("no example of the reference opens a proposal of the demo", () => {
  const folder = join(projectRoot, "content/demo/proposals");
  const ids = readdirSync(folder).map(
    (name) => /^id: (\w+)$/m.exec(readFileSync(join(folder, name), "utf8"))?.[1],
  );
  expect(ids.length).toBeGreaterThan(2);
  const examples = endpoints.map(([, endpoint]) => [
    toExamplePath(document, endpoint),
    toExampleBody(document, endpoint),
    toExampleFields(document, endpoint),
  ]);
  const reference = JSON.stringify([document, examples]);
  for (const id of ids) expect(reference).not.toContain(id);
});
