import {
  type ApiDocument,
  type ApiEndpoint,
  type JsonSchema,
  resolveSchema,
} from "./api-document.ts";

/** Realistic values by field name, for schemas without an example. */
const BY_NAME: Record<string, unknown> = {
  slug: "anna-kask",
  first_name: "Anna",
  last_name: "Kask",
  name: "React",
  position: "Senior React engineer",
  excerpt: "Builds booking and payment interfaces in React.",
  country: "Estonia",
  country_code: "EE",
  timezone: "Europe/Tallinn",
  email: "you@example.com",
  company_name: "Example Ltd",
  project_type: "New product",
  message: "",
  reference: "OG-7K3M9Q",
  gender: "female",
  avatar: "/media/anna-kask.webp",
  sales_rate: 58,
  redemption_rate: 6496,
  years_of_experience: 9,
  years: 6,
  level: "C1",
  memberId: 1,
  technology: "react",
  technologies: "react,nodejs",
  "technologies[0]": "react",
  seniority_level: "senior",
  client: "Example Ltd",
};

/** Parameters whose meaning the path decides. */
const BY_PATH: Record<string, Record<string, unknown>> = {
  "/api/technologies/{slug}": { slug: "react" },
  "/api/tags/{slug}": { slug: "fintech" },
  "/api/vacancies/{slug}": { slug: "senior-react-engineer-booking" },
  "/api/articles/{slug}": { slug: "raise-your-rate" },
  "/api/articles/authors/{slug}": { slug: "helena-brix" },
};

/** Query parameters that an example shows; the others are in the table only. */
const SHOWN_QUERY: Record<string, string> = {
  "/api/members": "?filter[technology][]=react&per_page=2",
  "/api/vacancies": "?workplace=remote&per_page=2",
  "/api/articles": "?per_page=2",
};

const FORMATS: Record<string, unknown> = {
  date: "2026-11-23",
  "date-time": "2026-11-23T09:30:00.000Z",
  uuid: "0f9e1c52-6f0e-4b8e-9c0b-6d1f5f4f2c11",
  email: "you@example.com",
  uri: "https://example.com",
};

/** Examples for texts that only a pattern describes; the first match is used. */
const OF_A_SHAPE = ["0000example0000example0000", "OG-7K3M9Q", "anna-kask", "09:30", "#example"];

function toText(schema: JsonSchema): string {
  return "…".padEnd(schema.minLength ?? 1, "…").slice(0, schema.maxLength ?? 80);
}

/** A value that a schema allows, as an example in the reference. */
export function toExample(document: ApiDocument, given: JsonSchema, name = ""): unknown {
  const schema = resolveSchema(document, given);
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  const variants = schema.anyOf ?? schema.oneOf;
  const fitting = variants?.find(({ type }) => type === typeof BY_NAME[name]) ?? variants?.[0];
  if (fitting) return toExample(document, fitting, name);
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((part) => toExample(document, part, name)));
  }
  if (schema.enum?.length)
    return schema.enum.includes(BY_NAME[name]) ? BY_NAME[name] : schema.enum[0];
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object" || schema.properties) return toExampleObject(document, schema);
  if (type === "array") {
    const items = schema.items ? [toExample(document, schema.items, name)] : [];
    return schema.maxItems === 0 ? [] : items;
  }
  const known = BY_NAME[name];
  if (type === "string") {
    if (schema.format && schema.format in FORMATS) return FORMATS[schema.format];
    const shape = new RegExp(schema.pattern ?? "", "u");
    if (typeof known === "string" && shape.test(known)) return known;
    return (schema.pattern && OF_A_SHAPE.find((text) => shape.test(text))) ?? toText(schema);
  }
  if (typeof known === type) return known;
  if (type === "boolean") return true;
  return Math.max(schema.minimum ?? 1, 1);
}

function toExampleObject(document: ApiDocument, { properties = {} }: JsonSchema): object {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, toExample(document, schema, name)]),
  );
}

/** `/api/technologies/react`: the path of an example request. */
export function toExamplePath(
  document: ApiDocument,
  { path, parameters = [] }: ApiEndpoint,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {};
    const value = BY_PATH[path]?.[name] ?? toExample(document, schema, name);
    return encodeURIComponent(String(value));
  });
  const needed = parameters
    .filter((parameter) => parameter.in === "query" && parameter.required)
    .map(({ name, schema }) => `${name}=${toExample(document, schema, name)}`);
  return filled + (SHOWN_QUERY[path] ?? (needed.length > 0 ? `?${needed.join("&")}` : ""));
}

/** The JSON body of an example request, if the endpoint accepts one. */
export function toExampleBody(document: ApiDocument, endpoint: ApiEndpoint): unknown {
  const schema = endpoint.requestBody?.content["application/json"]?.schema;
  return schema && toExample(document, schema);
}

/** Fields of an example of a form that is sent: those that it cannot do without. */
export function toExampleFields(document: ApiDocument, endpoint: ApiEndpoint): [string, string][] {
  const schema = endpoint.requestBody?.content["multipart/form-data"]?.schema;
  if (!schema) return [];
  const { properties = {}, required = [] } = resolveSchema(document, schema);
  return required.flatMap((name): [string, string][] => {
    const field = properties[name];
    if (!field) return [];
    if (field.format === "binary") return [[name, "@cv.pdf"]];
    return [[name, String(toExample(document, field, name))]];
  });
}
