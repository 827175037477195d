import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { beforeAll, describe, expect, test } from "vitest";
import { checkContent } from "#platform/content/check-content.server.ts";
import { importContent } from "#platform/content/import-content.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import { createPdf } from "#tests/support/documents.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createApi } from "./api.ts";
import { contentKinds } from "./content.ts";
import { type ApiCall, type ApiDocument, listCalls } from "./pages/api/api-document.ts";
import {
  toExample,
  toExampleBody,
  toExampleFields,
  toExamplePath,
} from "./pages/api/api-example.ts";

const services = await createTestServices();
const api = createApi(services);
const document = (await (await api.request("/api/openapi.json")).json()) as ApiDocument;
const calls = listCalls(document).map((call) => [`${call.method} ${call.path}`, call] as const);
/** A proposal of the demo that nobody has answered yet. */
const PROPOSAL = "8j12f7kzy4aae3h3dyt937cdxz";

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

function toValidator({ method, path }: ApiCall, status: number, type: string): ValidateFunction {
  const steps = ["paths", path, method.toLowerCase(), "responses", String(status), "content", type];
  const pointer = steps.map((step) => step.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");
  return ajv.compile({ $ref: `api#/${pointer}/schema` });
}

/** What of an example only this database knows. */
const KNOWN_HERE: Record<string, Record<string, string>> = {
  "/api/proposals/{id}": { id: PROPOSAL },
  "/api/proposals/{id}/member/{memberId}": { id: PROPOSAL },
  "/api/forms/proposal": { proposal_id: PROPOSAL },
};

let proposedId = 0;

function toRequest(call: ApiCall): Request {
  const known = KNOWN_HERE[call.path] ?? {};
  const parameters = call.parameters?.map((parameter) =>
    parameter.name in known
      ? { ...parameter, schema: { const: known[parameter.name] } }
      : parameter,
  );
  const path = toExamplePath(document, { ...call, ...(parameters ? { parameters } : {}) });
  if (call.method === "GET") return new Request(`http://localhost${path}`);
  const json = toExampleBody(document, call);
  if (json !== undefined) {
    const headers = { "Content-Type": "application/json" };
    return new Request(`http://localhost${path}`, {
      method: call.method,
      headers,
      body: JSON.stringify(json),
    });
  }
  const body = new FormData();
  for (const [name, value] of toExampleFields(document, call)) {
    if (value.startsWith("@")) body.append(name, new Blob([new Uint8Array(createPdf())]), "cv.pdf");
    else body.append(name, name.endsWith("[member_id]") ? String(proposedId) : value);
  }
  for (const [name, value] of Object.entries(known)) body.set(name, value);
  // The example shows one UUID; each form needs its own.
  if (body.has("idempotency_key")) body.set("idempotency_key", randomUUID());
  return new Request(`http://localhost${path}`, { method: call.method, body });
}

/** The answer to an example, as the document describes it. */
async function answer(call: ApiCall, request: Request) {
  const response = await api.fetch(request);
  const described = call.responses[response.status];
  const text = await response.text();
  expect(
    described,
    `${response.status} is documented; it said ${text.slice(0, 400)}`,
  ).toBeDefined();
  const [type] = (response.headers.get("Content-Type") ?? "").split(";");
  if (!described?.content) return { status: response.status, text };
  expect(Object.keys(described.content)).toContain(type);
  if (type?.endsWith("json")) {
    const validate = toValidator(call, response.status, type);
    const holds = validate(JSON.parse(text));
    expect(holds ? [] : validate.errors, `the body of ${response.status}`).toEqual([]);
  }
  return { status: response.status, text };
}

beforeAll(async () => {
  const demo = await checkContent(join(projectRoot, "content/demo"), contentKinds);
  await importContent(services.db, demo);
  const proposal = await api.request(`/api/proposals/${PROPOSAL}`);
  proposedId = (await proposal.json()).data.members[0].id;
  const known = KNOWN_HERE["/api/proposals/{id}/member/{memberId}"];
  if (known) known.memberId = String(proposedId);
}, 60_000);

describe("every documented call answers its example as the document says", () => {
  test.each(calls)("%s", async (_, call) => {
    const { status, text } = await answer(call, toRequest(call));
    expect(status, text).toBeLessThan(500);
    // What an example of a form lacks, like a slot that is free today, is said in words.
    if (call.method === "GET" && !call.path.includes("token")) expect(status, text).toBe(200);
  });
});

test("forms take their examples", async () => {
  for (const path of ["/api/forms/request", "/api/forms/find", "/api/uploads"]) {
    const call = calls.find(([name]) => name === `POST ${path}`)?.[1];
    if (!call) throw new Error(`${path} is not documented`);
    expect((await answer(call, toRequest(call))).status, path).toBe(201);
  }
});

describe("what does not hold is answered as documented, too", () => {
  const broken = calls.filter(([, call]) => call.responses[422] ?? call.responses[404]);
  test.each(broken)("%s", async (_, call) => {
    const query = call.method === "GET" ? "?per_page=nonsense&available=nonsense&form=x" : "";
    const path = call.path.replace(/\{\w+\}/g, "Nobody!");
    const init = call.method === "GET" ? {} : { method: call.method, body: new FormData() };
    const { status } = await answer(call, new Request(`http://localhost${path}${query}`, init));
    expect([200, 400, 404, 415, 422]).toContain(status);
  });
});

test("examples of the reference hold against the schemas they illustrate", () => {
  for (const [name, call] of calls) {
    for (const [status, { content = {} }] of Object.entries(call.responses)) {
      for (const [type, { schema }] of Object.entries(content)) {
        const validate = toValidator(call, Number(status), type);
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
  const examples = calls.map(([, call]) => [
    toExamplePath(document, call),
    toExampleBody(document, call),
    toExampleFields(document, call),
  ]);
  const reference = JSON.stringify([document, examples]);
  for (const id of ids) expect(reference).not.toContain(id);
});
