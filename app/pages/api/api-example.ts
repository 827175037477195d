import type { MemberCard } from "#contract/members/member.ts";
import {
  type ApiDocument,
  type ApiEndpoint,
  type JsonSchema,
  resolveSchema,
} from "./api-document.ts";

/** Content of the site that examples show; what it has not is left out. */
export type ExampleContent = {
  member?: MemberCard | undefined;
  technology?: Named | undefined;
  tag?: Named | undefined;
  vacancy?: string | undefined;
  article?: string | undefined;
  author?: string | undefined;
  reference: string;
};
type Named = { slug: string; name: string };

/** The OpenAPI document, with the content that its examples show. */
export type ExampleDocument = ApiDocument & { exampleContent: ExampleContent };

/** Values that no content has. */
const TYPED: Record<string, unknown> = {
  email: "you@example.com",
  company_name: "Example Ltd",
  project_type: "New product",
  message: "",
  level: "C1",
  client: "Example Ltd",
};

/** Realistic values by field name, for schemas without an example. */
function toNamedValues({ member, technology, reference }: ExampleContent): Record<string, unknown> {
  return {
    ...TYPED,
    ...member,
    excerpt: undefined,
    id: undefined,
    memberId: member?.id,
    member_id: member?.id,
    years: member?.technologies[0]?.years,
    name: technology?.name,
    technology: technology?.slug,
    technologies: technology?.slug,
    "technologies[0]": technology?.slug,
    reference,
  };
}

/** In a path that needs a slug where the site has nothing. */
const NO_SLUG = "example";

/** Parameters whose meaning the path decides. */
function toPathValues(content: ExampleContent): Record<string, Record<string, unknown>> {
  return {
    "/api/technologies/{slug}": { slug: content.technology?.slug ?? NO_SLUG },
    "/api/tags/{slug}": { slug: content.tag?.slug ?? NO_SLUG },
    "/api/vacancies/{slug}": { slug: content.vacancy ?? NO_SLUG },
    "/api/articles/{slug}": { slug: content.article ?? NO_SLUG },
    "/api/articles/authors/{slug}": { slug: content.author ?? NO_SLUG },
  };
}

/** Query parameters that an example shows; the others are in the table only. */
function toShownQuery(path: string, { technology }: ExampleContent): string | undefined {
  const queries: Record<string, string> = {
    "/api/members": `?${technology ? `technology=${technology.slug}&` : ""}per_page=2`,
    "/api/vacancies": "?workplace=remote&per_page=2",
    "/api/articles": "?per_page=2",
  };
  return queries[path];
}

const FORMATS: Record<string, unknown> = {
  date: "2026-11-23",
  "date-time": "2026-11-23T09:30:00.000Z",
  uuid: "0f9e1c52-6f0e-4b8e-9c0b-6d1f5f4f2c11",
  email: "you@example.com",
  uri: "https://example.com",
};

/** Examples for texts that only a pattern describes; the first match is used. */
const OF_A_SHAPE = ["0000example0000example0000", NO_SLUG, "09:30", "#example", "6"];

function toText(schema: JsonSchema): string {
  return "…".padEnd(schema.minLength ?? 1, "…").slice(0, schema.maxLength ?? 80);
}

/** A value that a schema allows, as an example in the reference. */
export function toExample(document: ExampleDocument, given: JsonSchema, name = ""): unknown {
  const schema = resolveSchema(document, given);
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  const variants = schema.anyOf ?? schema.oneOf;
  const known = toNamedValues(document.exampleContent)[name];
  if (known === null && variants?.some(({ type }) => type === "null")) return null;
  const fitting = variants?.find(({ type }) => type === typeof known) ?? variants?.[0];
  if (fitting) return toExample(document, fitting, name);
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((part) => toExample(document, part, name)));
  }
  if (schema.enum?.length) return schema.enum.includes(known) ? known : schema.enum[0];
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object" || schema.properties) return toExampleObject(document, schema);
  if (type === "array") {
    const items = schema.items ? [toExample(document, schema.items, name)] : [];
    return schema.maxItems === 0 ? [] : items;
  }
  if (type === "string") {
    if (schema.format && schema.format in FORMATS) return FORMATS[schema.format];
    const shape = new RegExp(schema.pattern ?? "", "u");
    if (typeof known === "string" && shape.test(known)) return known;
    const shapes = [document.exampleContent.reference, ...OF_A_SHAPE];
    return (schema.pattern && shapes.find((text) => shape.test(text))) ?? toText(schema);
  }
  if (typeof known === (type === "integer" ? "number" : type)) return known;
  if (type === "boolean") return true;
  return Math.max(schema.minimum ?? 1, 1);
}

function toExampleObject(document: ExampleDocument, { properties = {} }: JsonSchema): object {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, toExample(document, schema, name)]),
  );
}

/** `/api/technologies/react`: the path of an example request. */
export function toExamplePath(
  document: ExampleDocument,
  { path, parameters = [] }: ApiEndpoint,
): string {
  const named = toPathValues(document.exampleContent)[path];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {};
    const value = named?.[name] ?? toExample(document, schema, name);
    return encodeURIComponent(String(value));
  });
  const needed = parameters
    .filter((parameter) => parameter.in === "query" && parameter.required)
    .map(({ name, schema }) => `${name}=${toExample(document, schema, name)}`);
  const shown = toShownQuery(path, document.exampleContent);
  return filled + (shown ?? (needed.length > 0 ? `?${needed.join("&")}` : ""));
}

/** The headers that an endpoint cannot do without, but for its token. */
export function toExampleHeaders(
  document: ExampleDocument,
  { parameters = [] }: ApiEndpoint,
): [string, string][] {
  return parameters
    .filter((parameter) => parameter.in === "header" && parameter.required)
    .map(({ name, schema }) => [name, String(toExample(document, schema, name))]);
}

const FORM_TYPE = "multipart/form-data";

/** The JSON body of an example request, if the endpoint accepts one; of a form what it needs. */
export function toExampleBody(document: ExampleDocument, endpoint: ApiEndpoint): unknown {
  const content = endpoint.requestBody?.content;
  const schema = content?.["application/json"]?.schema;
  if (!schema) return undefined;
  return toExample(
    document,
    content[FORM_TYPE] ? toNeeded(resolveSchema(document, schema)) : schema,
  );
}

function toNeeded({ properties = {}, required = [], ...schema }: JsonSchema): JsonSchema {
  const needed = Object.entries(properties).filter(([name]) => required.includes(name));
  return { ...schema, properties: Object.fromEntries(needed) };
}

/** Fields of an example of a form that is sent: those that it cannot do without. */
export function toExampleFields(
  document: ExampleDocument,
  endpoint: ApiEndpoint,
): [string, string][] {
  const schema = endpoint.requestBody?.content[FORM_TYPE]?.schema;
  if (!schema) return [];
  const { properties = {}, required = [] } = resolveSchema(document, schema);
  return required.flatMap((name): [string, string][] => {
    const field = properties[name];
    if (!field) return [];
    if (field.format === "binary") return [[name, "@cv.pdf"]];
    return [[name, String(toExample(document, field, name))]];
  });
}
