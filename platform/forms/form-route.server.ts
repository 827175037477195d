import { createRoute, type RouteConfig, z } from "@hono/zod-openapi";
import { HONEYPOT_FIELD } from "#contract/clients/forms.ts";
import { SubmissionReceiptSchema } from "#contract/http/submission.ts";
import { CAPTCHA_FIELD, CAPTCHA_HEADER } from "../captcha/captcha.server.ts";
import { ADMISSION_RESPONSES, PROBLEM_RESPONSES } from "../http/api-router.server.ts";

/** Fields of every form besides its answers. */
const DELIVERY_FIELDS = z.object({
  idempotency_key: z.uuid().describe("A new UUID for each form; or as the header Idempotency-Key"),
  [CAPTCHA_FIELD]: z.string().optional().describe(`Or the header ${CAPTCHA_HEADER}`),
  [HONEYPOT_FIELD]: z.literal("").optional().describe("Left empty by humans"),
});

type FormRoute<Path extends string> = {
  path: Path;
  summary: string;
  description?: string;
  /** The schema of the payload; `readSubmission` parses them. */
  schema: z.ZodType;
  /** Further responses than those of every form. */
  responses?: RouteConfig["responses"];
};

/** The description of an endpoint that takes a form: multipart in, a receipt out. */
export function createFormRoute<Path extends string>({
  path,
  summary,
  description = "Responds once the form and its emails are stored. Repeating the idempotency key returns the same response and stores nothing.",
  schema,
  responses = {},
}: FormRoute<Path>) {
  return createRoute({
    method: "post",
    path,
    summary,
    description,
    requestBody: {
      required: true,
      content: { "multipart/form-data": { schema: toMultipart(schema) } },
    },
    responses: {
      201: {
        description: "Stored",
        content: { "application/json": { schema: SubmissionReceiptSchema } },
      },
      ...ADMISSION_RESPONSES,
      415: PROBLEM_RESPONSES[415],
      422: PROBLEM_RESPONSES[422],
      ...responses,
    },
  });
}

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Part = { name: string; schema: JsonSchema; isRequired: boolean };

/** The fields as they are sent: the names of lists and objects in brackets. */
function toMultipart(schema: z.ZodType): object {
  const parts = [schema, DELIVERY_FIELDS].flatMap((one) => {
    const { properties = {}, required = [] } = toJson(one);
    return Object.entries(properties).flatMap(([name, inner]) =>
      toParts(name, inner as JsonSchema, required.includes(name)),
    );
  });
  return {
    type: "object",
    properties: Object.fromEntries(parts.map((part) => [part.name, part.schema])),
    required: parts.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
}

const toJson = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input" });

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
