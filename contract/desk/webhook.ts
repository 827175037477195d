import { z } from "zod";
import { toLine } from "../values/text.ts";
import { isAtHost, isPublicUrl } from "../values/web-url.ts";
import { FormKeySchema } from "./form-key.ts";
import {
  MAX_ENDPOINT_NAME,
  MAX_ENDPOINT_URL,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_KINDS,
  type WebhookKind,
} from "./webhook-terms.ts";

const KINDS = Object.keys(WEBHOOK_KINDS) as [WebhookKind, ...WebhookKind[]];

const NameSchema = z
  .string({ error: "Enter a name" })
  .overwrite(toLine)
  .min(1, "Enter a name")
  .max(MAX_ENDPOINT_NAME, `Name must be ${MAX_ENDPOINT_NAME} characters or less`);

const toUrlSchema = (privateHosts: readonly string[]) =>
  z
    .string({ error: "Enter the URL" })
    .overwrite(toLine)
    .min(1, { error: "Enter the URL", abort: true })
    .max(MAX_ENDPOINT_URL, {
      error: `URL must be ${MAX_ENDPOINT_URL} characters or less`,
      abort: true,
    })
    .refine(
      (url) => isPublicUrl(url) || isAtHost(url, privateHosts),
      "Enter a URL of the internet that begins with https://",
    );

const EventsSchema = z.array(z.enum(WEBHOOK_EVENT_TYPES)).min(1, "Select what is sent");

/** A form has a box for each type of event, named like it. */
const readEvents = (form: Record<string, unknown>) => ({
  ...form,
  events: WEBHOOK_EVENT_TYPES.filter((type) => form[type] !== undefined),
});

/** @param privateHosts hosts on private networks that an endpoint may be at */
export const toNewEndpointSchema = (privateHosts: readonly string[]) =>
  z.preprocess(
    readEvents,
    z.object({
      key: FormKeySchema,
      kind: z.enum(KINDS, { error: "Select what it is" }),
      name: NameSchema,
      url: toUrlSchema(privateHosts),
      events: EventsSchema,
    }),
  );
export type NewEndpoint = z.infer<ReturnType<typeof toNewEndpointSchema>>;

const version = z.coerce.number().int().min(1).max(2_147_483_647);

/** What is changed on the page of an endpoint. */
export const EndpointChangeSchema = z.preprocess(
  readEvents,
  z.discriminatedUnion("intent", [
    z.object({ intent: z.literal("edit"), version, name: NameSchema, events: EventsSchema }),
    ...(["rotate", "disable", "enable", "remove"] as const).map((intent) =>
      z.object({ intent: z.literal(intent), version }),
    ),
    z.object({ intent: z.literal("test") }),
    z.object({ intent: z.literal("send-again"), delivery: z.coerce.number().int().min(1) }),
  ]),
);
export type EndpointChange = z.infer<typeof EndpointChangeSchema>;
