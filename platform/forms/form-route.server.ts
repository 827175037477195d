import { createRoute, type RouteConfig, z } from "@hono/zod-openapi";
import { HONEYPOT_FIELD } from "#contract/clients/forms.ts";
import { SubmissionReceiptSchema } from "#contract/http/submission.ts";
import { CAPTCHA_FIELD, CAPTCHA_HEADER } from "../captcha/captcha.server.ts";
import { ADMISSION_RESPONSES, json, PROBLEM_RESPONSES } from "../http/api-router.server.ts";
import type { Fields } from "./fields.ts";

/** Fields of every form besides its answers. */
const DELIVERY_FIELDS = z.object({
  idempotency_key: z.uuid().describe("A new UUID for each form; or as the header Idempotency-Key"),
  [CAPTCHA_FIELD]: z.string().optional().describe(`Or the header ${CAPTCHA_HEADER}`),
  [HONEYPOT_FIELD]: z.literal("").optional().describe("Left empty by humans"),
});

type Texts = Readonly<Record<string, string>>;

type FormRoute<Path extends string> = {
  path: Path;
  operationId: string;
  summary: string;
  description?: string;
  /** The schema of the payload; `readSubmission` parses them. */
  schema: z.ZodType;
  /** The fields of the form, whose texts describe the properties that the schema does not. */
  fields: Fields;
  /** Of what has no field of its own, by its name: columns of rows, ids. */
  partTexts?: Texts;
  /** Further responses than those of every form. */
  responses?: RouteConfig["responses"];
};

/** The description of an endpoint that takes a form, as JSON or multipart, and gives a receipt. */
export function createFormRoute<Path extends string>({
  path,
  operationId,
  summary,
  description = "Responds once the form and its emails are stored. Repeating the idempotency key returns the same response and stores nothing.",
  schema,
  fields,
  partTexts = {},
  responses = {},
}: FormRoute<Path>) {
  const texts = { ...CALL_TEXTS, ...partTexts, ...toTexts(fields) };
  return createRoute({
    method: "post",
    path,
    operationId,
    summary,
    description,
    requestBody: {
      required: true,
      content: {
        "application/json": { schema: toJsonBody(schema, texts) as object },
        "multipart/form-data": { schema: toMultipart(schema, texts) },
      },
    },
    responses: {
      201: {
        description: "Stored",
        ...json(SubmissionReceiptSchema),
      },
      ...ADMISSION_RESPONSES,
      415: PROBLEM_RESPONSES[415],
      422: PROBLEM_RESPONSES[422],
      ...responses,
    },
  });
}

/** Of every form that can book a call. */
const CALL_TEXTS: Texts = {
  contact_at: "A call to book with the form",
  time: "By the clock of `timezone`",
};

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Part = { name: string; schema: JsonSchema; isRequired: boolean };

/** The answers and the fields of every form in one object. */
function toJsonBody(schema: z.ZodType, texts: Texts): JsonSchema {
  const [answers, delivery] = [toJson(schema), toJson(DELIVERY_FIELDS)];
  const described = describeProperties(answers, texts);
  return {
    type: "object",
    properties: { ...described.properties, ...delivery.properties },
    required: [...(answers.required ?? []), ...(delivery.required ?? [])],
  };
}

/** The fields as they are sent: the names of lists and objects in brackets. */
function toMultipart(schema: z.ZodType, texts: Texts): object {
  const { properties = {}, required = [] } = toJsonBody(schema, texts);
  const parts = Object.entries(properties).flatMap(([name, inner]) =>
    toParts(name, inner as JsonSchema, required.includes(name)),
  );
  return {
    type: "object",
    properties: Object.fromEntries(parts.map((part) => [part.name, part.schema])),
    required: parts.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
}

const toJson = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: "input" });

/** Describes what the schema does not, by the texts of the form. */
function describeProperties(schema: JsonSchema, texts: Texts): JsonSchema {
  const { properties, items } = schema;
  if (items) return { ...schema, items: describeProperties(items as JsonSchema, texts) };
  if (!properties) return schema;
  const described = Object.entries(properties).map(([name, inner]) => {
    const own = describeProperties(inner as JsonSchema, texts);
    return [name, name in texts ? { description: texts[name], ...own } : own];
  });
  return { ...schema, properties: Object.fromEntries(described) };
}

const toTexts = (fields: Fields): Texts =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { question, label }]) => [name, question ?? label]),
  );

/** A list is described by its first item, an object by its first property. */
function toParts(name: string, schema: JsonSchema, isRequired: boolean): Part[] {
  const { properties, required = [], items, description } = schema;
  if (properties) {
    return Object.entries(properties).flatMap(([key, inner], index) => {
      const about = index === 0 && description ? { description } : {};
      const isKeyRequired = isRequired && required.includes(key);
      return toParts(`${name}[${key}]`, { ...about, ...(inner as JsonSchema) }, isKeyRequired);
    });
  }
  if (items) {
    const about = description ? { description } : {};
    return toParts(`${name}[0]`, { ...(items as JsonSchema), ...about }, isRequired);
  }
  return [{ name, schema, isRequired }];
}
