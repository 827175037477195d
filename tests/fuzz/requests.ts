import fc from "fast-check";
import { MEMBER_PARAMETERS } from "#app/developers/filters/member-url.ts";
import { type ApiEndpoint, listEndpoints } from "#app/pages/api/api-document.ts";
import { toExampleBody, toExampleFields, toExamplePath } from "#app/pages/api/api-example.ts";
import { createPdf, createZip } from "../support/documents.ts";
import { toApplyForm, toFindForm, toRequestForm } from "../support/requests.ts";
import { join, pick, weigh, words } from "./arbitraries.ts";
import { type Body, toFormBody, toJsonBody, toUploadBody } from "./bodies.ts";
import { clientHeader, type Header, hostileHeader, REFUSED_EARLY } from "./headers.ts";
import { hostileText } from "./hostile.ts";
import { type Surface, toCallFields } from "./surface.ts";
import { toFilled, toImage, toPath, toQuery } from "./urls.ts";
import type { Sent } from "./wire.ts";
import { wireRequests } from "./wire-requests.ts";

/** Everything of a request before it is written out. */
type RequestPlan = { method: string; target: string; headers: Header[]; body?: Body | undefined };
type Kinds = Record<string, [weight: number, plan: fc.Arbitrary<RequestPlan>]>;

const METHODS = words("POST PUT PATCH DELETE OPTIONS HEAD TRACE PROPFIND QUERY LINK M-SEARCH");

function read(target: fc.Arbitrary<string>): fc.Arbitrary<RequestPlan> {
  const method = pick(["GET", "GET", "GET", "HEAD"]);
  return fc.record({ method, target, headers: fc.array(hostileHeader, { maxLength: 3 }) });
}

function write(target: fc.Arbitrary<string>, body: fc.Arbitrary<Body>): fc.Arbitrary<RequestPlan> {
  const more = hostileHeader.filter(([name]) => !REFUSED_EARLY.test(name));
  const headers = fc
    .tuple(clientHeader, fc.array(more, { maxLength: 1 }), fc.option(fc.uuid()))
    .map(([client, added, key]): Header[] => [
      client,
      ...added,
      ...(key === null ? [] : [["Idempotency-Key", key] as const]),
    ]);
  return fc.record({ method: fc.constant("POST"), target, headers, body });
}

/** Parameters of the query of an endpoint. */
function listParameters({ parameters = [] }: ApiEndpoint): string[] {
  const names = parameters.filter((one) => one.in === "query").map(({ name }) => name);
  const filters = MEMBER_PARAMETERS.flatMap((name) => [`filter[${name}]`, `filter[${name}][]`]);
  return names.includes("filter") ? [...names, ...filters] : [...names, "page"];
}

function endpointPaths({ document, values }: Surface, endpoint: ApiEndpoint): fc.Arbitrary<string> {
  const example = toExamplePath(document, endpoint).replace(/\?.*/, "");
  return fc.oneof(fc.constant(example), toFilled(endpoint.path, values));
}

/** Valid forms, by the path that takes them. */
function listForms({ document, secrets, slots }: Surface, endpoints: ApiEndpoint[]) {
  const call = { ...toCallFields(slots.at(-1)), "contact_at[hold]": secrets.hold };
  const whole: Record<string, FormData[]> = {
    "/api/forms/request": [toRequestForm(), toRequestForm(call)],
    "/api/forms/find": [toFindForm(), toFindForm(call)],
    "/api/forms/apply": [toApplyForm({ cv: secrets.upload })],
  };
  return endpoints.flatMap((form) =>
    (whole[form.path] ?? [toExampleFields(document, form)]).map((fields) => {
      const all = [...fields].map(([name, value]): [string, string] => [
        name,
        name === "proposal_id" ? secrets.proposal : String(value),
      ]);
      return { path: form.path, fields: all };
    }),
  );
}

/** Documents and what is dressed up as one. */
const FILES = [
  createPdf(),
  createPdf(5_000),
  createPdf(10_600_000),
  createZip(),
  createZip(["a"]),
  createZip(["../../x", "word/document.xml"]),
  Buffer.alloc(0),
  Buffer.from("%PDF-1.4"),
  Buffer.from("MZ%PDF-1.7 %%EOF"),
  Buffer.from("<svg onload=1>%PDF-1.4 %%EOF"),
  Buffer.alloc(70_000, "PK\x03\x04"),
  Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]),
];

/** Kinds of requests, each with how often it comes. */
function listKinds(surface: Surface): Kinds {
  const { document, pages, files, parameters, secrets, values } = surface;
  const endpoints = listEndpoints(document);
  const taking = (type: string) =>
    endpoints.filter(({ requestBody }) => requestBody?.content[type]);
  const query = toQuery(parameters, values);
  const path = toPath(surface);

  const reads = endpoints
    .filter(({ method }) => method === "GET")
    .map((endpoint) =>
      read(join(endpointPaths(surface, endpoint), toQuery(listParameters(endpoint), values))),
    );
  const jsons = taking("application/json").map((endpoint) => {
    const booked = fc.constant(endpoint.path.replace(/\{\w+\}/, secrets.booking));
    const body = toJsonBody(toExampleBody(document, endpoint), surface);
    return write(fc.oneof(booked, toFilled(endpoint.path, values)), body);
  });
  const forms = listForms(
    surface,
    taking("multipart/form-data").filter((endpoint) => endpoint.path !== "/api/uploads"),
  ).map((form) => write(fc.constant(form.path), toFormBody(form.fields, surface)));
  const others = fc.record({
    method: pick(METHODS),
    target: fc.oneof(path, pick(files), ...endpoints.map((one) => endpointPaths(surface, one))),
    headers: fc.array(hostileHeader, { maxLength: 3 }),
    body: fc.option(
      hostileText.map((text): Body => ({ type: "text/plain", bytes: Buffer.from(text) })),
      { nil: undefined },
    ),
  });
  return {
    "pages with queries": [5, read(join(weigh([2, pages], [1, path]), query))],
    "data of pages": [3, read(join(path, fc.constant(".data"), query))],
    paths: [4, read(path)],
    "files and pictures": [2, read(fc.oneof(pick(files), toImage(surface)))],
    "reading endpoints": [5, fc.oneof(...reads)],
    JSON: [4, fc.oneof(...jsons)],
    forms: [5, fc.oneof(...forms)],
    uploads: [2, write(fc.constant("/api/uploads"), toUploadBody(FILES))],
    "other methods": [2, others],
  };
}

/** Headers that a request may have once only. */
const ONCE = /^(?:host|content-length|x-forwarded-for|content-type)$/i;

function toSent(kind: string, { method, target, headers, body }: RequestPlan): Sent {
  const all: Header[] = [
    ...headers,
    ["Host", "localhost"],
    ...(body?.type ? [["Content-Type", body.type] as const] : []),
    ...(body ? [["Content-Length", String(body.bytes.length)] as const] : []),
    ["Connection", "close"],
  ];
  const isFirst = ([name]: Header, index: number) =>
    all.findIndex(([other]) => other.toLowerCase() === name.toLowerCase()) === index;
  const lines = all
    .filter((header, index) => !ONCE.test(header[0]) || isFirst(header, index))
    .map((header) => header.join(": "));
  const head = `${[`${method} ${target} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n`;
  const bytes = Buffer.concat([Buffer.from(head), body?.bytes ?? Buffer.alloc(0)]);
  return { kind, method, target, bytes, ending: "wait" };
}

/** Every request of a run: the same ones for the same seed and the same content. */
export function toRequests(surface: Surface): fc.Arbitrary<Sent> {
  const kinds = Object.entries(listKinds(surface)).map(
    ([kind, [weight, plan]]) => [weight, plan.map((one) => toSent(kind, one))] as const,
  );
  return weigh(...kinds, [2, wireRequests(surface)]);
}
