import { createRoute, z } from "@hono/zod-openapi";
import { HONEYPOT_FIELD } from "#contract/forms.ts";
import { SubmissionReceiptSchema } from "#contract/submission.ts";
import { ADMISSION_RESPONSES, PROBLEM_RESPONSES } from "../api-router.server.ts";
import { CAPTCHA_FIELD, CAPTCHA_HEADER } from "../captcha/captcha.server.ts";

/** Fields of every form besides its answers. */
const DELIVERY_FIELDS = {
  idempotency_key: z.uuid().describe("A new UUID for each form; or as the header Idempotency-Key"),
  [CAPTCHA_FIELD]: z.string().optional().describe(`Or the header ${CAPTCHA_HEADER}`),
  [HONEYPOT_FIELD]: z.literal("").optional().describe("Left empty by humans"),
};

type FormRoute<Path extends string> = {
  path: Path;
  summary: string;
  /** The fields of the multipart body; `readSubmission` parses it. */
  fields: z.ZodRawShape;
};

/** The description of an endpoint that takes a form: multipart in, a receipt out. */
export function createFormRoute<Path extends string>({ path, summary, fields }: FormRoute<Path>) {
  return createRoute({
    method: "post",
    path,
    summary,
    description:
      "Responds once the form and its emails are stored. Repeating the idempotency key returns the same response and stores nothing.",
    requestBody: {
      required: true,
      content: {
        "multipart/form-data": { schema: toSchemaObject({ ...fields, ...DELIVERY_FIELDS }) },
      },
    },
    responses: {
      201: {
        description: "Stored",
        content: { "application/json": { schema: SubmissionReceiptSchema } },
      },
      ...ADMISSION_RESPONSES,
      415: PROBLEM_RESPONSES[415],
      422: PROBLEM_RESPONSES[422],
    },
  });
}

function toSchemaObject(fields: z.ZodRawShape): object {
  const { $schema, ...object } = z.toJSONSchema(z.object(fields), { io: "input" });
  return object;
}
