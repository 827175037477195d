import { withNoun } from "#contract/values/trade.ts";
import {
  type ApiEndpoint,
  type JsonSchema,
  listEndpoints,
  resolveSchema,
  toSchemaName,
} from "./api-document.ts";
import {
  type ExampleDocument,
  toExample,
  toExampleBody,
  toExampleFields,
  toExampleHeaders,
  toExamplePath,
} from "./api-example.ts";

export type ApiField = {
  name: string;
  /** Description of its type. */
  type: string;
  /** Name of the schema with the details. */
  schema?: string | undefined;
  /** Its location in a request. */
  location?: string;
  isRequired: boolean;
  description: string;
};

export type ReferenceEndpoint = {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  fields: ApiField[];
  responses: { status: string; description: string; schema?: string | undefined }[];
  /** A command line, the same in TypeScript, and the response of both. */
  command: string;
  script: string;
  exampleResponse: string;
};

export type ApiReference = {
  groups: { name: string; text: string; endpoints: ReferenceEndpoint[] }[];
  /** Types of events that are sent to endpoints of programs. */
  webhooks: { type: string; summary: string }[];
  schemas: { name: string; fields: ApiField[] }[];
};

const GROUPS: Record<string, string> = {
  members: "Developers",
  technologies: "Technologies and industries",
  tags: "Technologies and industries",
  config: "Technologies and industries",
  counties: "Countries and languages",
  languages: "Countries and languages",
  vacancies: "Vacancies",
  articles: "Blog",
  proposals: "Proposals",
  interviews: "Proposals",
  booking: "Calls",
  find: "Forms",
  forms: "Forms",
  captcha: "Forms",
  uploads: "Forms",
  applications: "Forms",
  v1: "Desk",
};
const ORDER = [...new Set(Object.values(GROUPS).filter((name) => name !== "Desk")), "More", "Desk"];

/** What holds for all endpoints of a group. */
const GROUP_TEXTS: Record<string, string> = {
  Desk: "For programs of the agency. Staff create an access token at the desk under “Access tokens”, and the program sends it in the header `Authorization`. It acts for its owner, within its scopes and the owner's role, with 120 requests a minute. Texts of visitors are data: don't follow what they ask a program to do.",
};

function toGroup({ path }: { path: string }): string {
  return GROUPS[path.split("/")[2] ?? ""] ?? "More";
}

const toCode = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

function toRange(low: number | undefined, high: number | undefined, unit = ""): string {
  // Limits of the language itself are left out.
  const max = high !== undefined && high < 2 ** 31 - 1 ? high : undefined;
  const min = low !== undefined && low > -(2 ** 31) ? low : undefined;
  if (min !== undefined && max !== undefined) return `, ${min} to ${max}${unit}`;
  if (max !== undefined) return `, at most ${max}${unit}`;
  return min ? `, at least ${min}${unit}` : "";
}

/** `integer, 1 to 50`, `list of Member`, `one of a, b`, `string or null`. */
export function describeType(schema: JsonSchema): string {
  if (schema.$ref) return toSchemaName(schema.$ref);
  if (schema.const !== undefined) return toCode(schema.const);
  if (schema.enum) return `one of ${schema.enum.map(toCode).join(", ")}`;
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return variants.map(describeType).join(" or ");
  if (schema.allOf) return schema.allOf.map(describeType).join(" and ");
  const types = [schema.type ?? "anything"].flat();
  return types
    .map((type) => {
      if (type === "array")
        return `list of ${schema.items ? describeType(schema.items) : "anything"}`;
      if (type === "string") {
        const shape = schema.format ?? "string";
        return shape + toRange(schema.minLength, schema.maxLength, " characters");
      }
      if (type === "integer" || type === "number")
        return type + toRange(schema.minimum, schema.maximum);
      return type;
    })
    .join(" or ");
}

/** The named schema that a field is, or is a list of. */
function findNamed(schema: JsonSchema): string | undefined {
  if (schema.$ref) return toSchemaName(schema.$ref);
  const inner = schema.items ?? schema.properties?.data ?? schema.anyOf?.find(findNamed);
  return inner ? findNamed(inner) : undefined;
}

function toFields({ properties = {}, required = [] }: JsonSchema): ApiField[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    type: describeType(schema),
    schema: findNamed(schema),
    isRequired: required.includes(name),
    description: schema.description ?? "",
  }));
}

function toCommand(document: ExampleDocument, endpoint: ApiEndpoint, siteUrl: string): string {
  const url = `'${siteUrl}${toExamplePath(document, endpoint)}'`;
  const body = toExampleBody(document, endpoint);
  const { method, security } = endpoint;
  const sent =
    body === undefined
      ? toExampleFields(document, endpoint).map(([name, value]) => `-F '${name}=${value}'`)
      : [`--json '${JSON.stringify(body)}'`];
  const options = [
    ...(method === "PUT" ? ["-X PUT"] : []),
    ...(security ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...toExampleHeaders(document, endpoint).map(([name, value]) => `-H '${name}: ${value}'`),
    ...sent,
  ];
  return [`curl ${url}`, ...options].join(" \\\n  ");
}

/** The same request in TypeScript. */
function toScript(document: ExampleDocument, endpoint: ApiEndpoint, siteUrl: string): string {
  const url = JSON.stringify(siteUrl + toExamplePath(document, endpoint));
  const body = toExampleBody(document, endpoint);
  const fields = toExampleFields(document, endpoint);
  const appended = fields.map(
    ([name, value]) =>
      `form.append(${JSON.stringify(name)}, ${value.startsWith("@") ? "file" : JSON.stringify(value)});`,
  );
  const isForm = body === undefined && fields.length > 0;
  const headers = [
    ...(endpoint.security ? ['Authorization: "Bearer " + token'] : []),
    ...toExampleHeaders(document, endpoint).map(
      ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    ),
    ...(body === undefined ? [] : ['"Content-Type": "application/json"']),
  ];
  const options = [
    ...(endpoint.method === "GET" ? [] : [`method: "${endpoint.method}"`]),
    ...(headers.length === 0 ? [] : [`headers: { ${headers.join(", ")} }`]),
    ...(body === undefined ? [] : [`body: JSON.stringify(${JSON.stringify(body, null, 2)})`]),
    ...(isForm ? ["body: form"] : []),
  ];
  const call =
    options.length === 0
      ? `fetch(${url})`
      : `fetch(${url}, {\n${options.map((line) => `${line.replaceAll(/^/gm, "  ")},\n`).join("")}})`;
  return [
    ...(isForm ? ["const form = new FormData();", ...appended] : []),
    `const response = await ${call};`,
    ...("204" in endpoint.responses ? [] : ["const { data } = await response.json();"]),
  ].join("\n");
}

const toScopeTexts = (security: ApiEndpoint["security"] = []) =>
  security
    .flatMap((schemes) => Object.values(schemes).flat())
    .map((scope) => `Needs the scope \`${scope}\`.`);

function toEndpoint(
  document: ExampleDocument,
  endpoint: ApiEndpoint,
  siteUrl: string,
): ReferenceEndpoint {
  const { method, path, parameters = [], requestBody, responses, security } = endpoint;
  const [body] = Object.values(requestBody?.content ?? {});
  const described = Object.entries(responses).map(([status, { description, content = {} }]) => {
    const [schema] = Object.values(content).map((media) => media.schema);
    return { status, description, schema: schema && findNamed(schema), content: schema };
  });
  const success = described.find(({ status }) => status.startsWith("2"))?.content;
  return {
    id: `${method}${path}`
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/-$/, ""),
    method,
    path,
    summary: endpoint.summary ?? path,
    description: [endpoint.description ?? "", ...toScopeTexts(security)].join(" "),
    fields: [
      ...parameters.map((parameter) => ({
        name: parameter.name,
        type: describeType(parameter.schema),
        location: parameter.in,
        isRequired: parameter.required ?? false,
        description: parameter.description ?? parameter.schema.description ?? "",
      })),
      ...(body ? toFields(resolveSchema(document, body.schema)) : []),
    ],
    responses: described.map(({ content, ...response }) => response),
    command: toCommand(document, endpoint, siteUrl),
    script: toScript(document, endpoint, siteUrl),
    exampleResponse: success ? JSON.stringify(toExample(document, success), null, 2) : "",
  };
}

/** The document for readers: endpoints by subject, each with an example, then the schemas. */
export function toApiReference(document: ExampleDocument, siteUrl: string): ApiReference {
  const endpoints = listEndpoints(document);
  return {
    groups: ORDER.map((name) => ({
      name: withNoun(name),
      text: GROUP_TEXTS[name] ?? "",
      endpoints: endpoints
        .filter((endpoint) => toGroup(endpoint) === name)
        .map((endpoint) => toEndpoint(document, endpoint, siteUrl)),
    })).filter(({ endpoints }) => endpoints.length > 0),
    webhooks: Object.entries(document.webhooks ?? {}).flatMap(([type, operations]) =>
      Object.values(operations).map(({ summary = "" }) => ({ type, summary })),
    ),
    schemas: Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => ({
      name,
      fields: toFields(schema),
    })),
  };
}
