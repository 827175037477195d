import { createRoute, z } from "@hono/zod-openapi";
import { getBookingConfig } from "#app/site/site.service.server.ts";
import {
  BookBodySchema,
  CallSchema,
  CancelBodySchema,
  HoldBodySchema,
  HoldSchema,
  MoveBodySchema,
  SlotQuerySchema,
  SlotsSchema,
  TakenProblemSchema,
} from "#contract/calls/booking.ts";
import { readClientAddress } from "#platform/admission/client-address.server.ts";
import {
  ADMISSION_RESPONSES,
  createApiRouter,
  dataResponse,
  endpointLimits,
  json,
  PROBLEM_RESPONSES,
} from "#platform/http/api-router.server.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import type { Services } from "#services/services.server.ts";
import { cancelCallByToken, moveCallByToken } from "./calls/call-changes.service.server.ts";
import { asksForPhone } from "./hosts/host-schedules.service.server.ts";
import { bookInvitedCall } from "./invitations/book-invited.service.server.ts";
import { listFreeSlots } from "./slots/free-slots.service.server.ts";
import { holdSlot } from "./slots/holds.service.server.ts";

/** High enough for a visitor who tries many times, low enough to stop a program. */
const LIMITS = endpointLimits({ maxBodyBytes: 8_192, rates: [{ hits: 30, seconds: 600 }] });

const TAKEN = {
  description: "Taken; `nearest` lists the closest free slots",
  content: { "application/problem+json": { schema: TakenProblemSchema } },
};

const NO_STORE = { "Cache-Control": "no-store" };

const TokenParamSchema = z.object({
  token: z.string().max(64).describe("The secret part of the link"),
});

const getSlots = createRoute({
  method: "get",
  path: "/booking/slots",
  operationId: "listSlots",
  summary: "Times when a call can be booked",
  description:
    "Start times in UTC, in order. `from` defaults to now, `to` to the last day that can be booked.",
  request: { query: SlotQuerySchema },
  responses: {
    200: { description: "Free slots", ...json(SlotsSchema) },
    422: PROBLEM_RESPONSES[422],
    503: PROBLEM_RESPONSES[503],
  },
});

const postHold = createRoute({
  ...LIMITS,
  method: "post",
  path: "/booking/holds",
  operationId: "holdSlot",
  summary: "Hold a slot while a form is filled in",
  description:
    "Holds it for ten minutes, or up to thirty when renewed. A browser holds one slot: send its earlier hold too. A first hold needs a captcha token for `hold`. All holds of a day leave at least half of its calls free, save its only hold: 429 beyond that.",
  request: { body: { required: true, ...json(HoldBodySchema) } },
  responses: {
    201: dataResponse("Held", HoldSchema),
    ...ADMISSION_RESPONSES,
    409: TAKEN,
    415: PROBLEM_RESPONSES[415],
    422: PROBLEM_RESPONSES[422],
  },
});

const CHANGE_RESPONSES = {
  200: dataResponse("The current call", CallSchema),
  ...ADMISSION_RESPONSES,
  404: PROBLEM_RESPONSES[404],
  415: PROBLEM_RESPONSES[415],
  422: PROBLEM_RESPONSES[422],
};

const postBook = createRoute({
  ...LIMITS,
  method: "post",
  path: "/booking/{token}/book",
  operationId: "bookCall",
  summary: "Book a call by the link in an email",
  description:
    "With the secret of an invitation link. Repeating it after the call is booked returns 409.",
  request: { params: TokenParamSchema, body: { required: true, ...json(BookBodySchema) } },
  responses: { ...CHANGE_RESPONSES, 409: TAKEN },
});

const postMove = createRoute({
  ...LIMITS,
  method: "post",
  path: "/booking/{token}/move",
  operationId: "moveCall",
  summary: "Move a booked call",
  description:
    "To another free slot. Send the `sequence` of the call as you read it; after another change the response is 409.",
  request: { params: TokenParamSchema, body: { required: true, ...json(MoveBodySchema) } },
  responses: { ...CHANGE_RESPONSES, 409: TAKEN },
});

const postCancel = createRoute({
  ...LIMITS,
  method: "post",
  path: "/booking/{token}/cancel",
  operationId: "cancelCall",
  summary: "Cancel a booked call",
  description:
    "Both sides are emailed. Send the `sequence` of the call as you read it; after another change the response is 409.",
  request: { params: TokenParamSchema, body: { required: true, ...json(CancelBodySchema) } },
  responses: { ...CHANGE_RESPONSES, 409: PROBLEM_RESPONSES[409] },
});

export function createBookingApi(services: Services) {
  const { db, env, clock } = services;

  return createApiRouter()
    .openapi(getSlots, async (c) => {
      const { from, to, hold } = c.req.valid("query");
      const slots = await listFreeSlots(db, {
        from: from === undefined ? undefined : new Date(from),
        to: to === undefined ? undefined : new Date(to),
        now: clock(),
        except: hold && toTokenHash(hold),
      });
      const { timezone, slot_minutes } = await getBookingConfig(db);
      return c.json(
        {
          data: slots.map((slot) => slot.toISOString()),
          meta: { timezone, slot_minutes, asks_phone: await asksForPhone(db) },
        },
        200,
        NO_STORE,
      );
    })
    .openapi(postHold, async (c) => {
      const { slot, hold, g_recaptcha: token } = c.req.valid("json");
      const client = readClientAddress(c, env.trustProxy);
      const request = { slot: new Date(slot), hold, token, client, now: clock() };
      const data = await holdSlot(services, request);
      return c.json({ data }, 201, NO_STORE);
    })
    .openapi(postBook, async (c) => {
      const { slot, ...booking } = c.req.valid("json");
      const { token } = c.req.valid("param");
      const data = await bookInvitedCall(services, token, { ...booking, slot: new Date(slot) });
      return c.json({ data }, 200, NO_STORE);
    })
    .openapi(postMove, async (c) => {
      const { slot, ...change } = c.req.valid("json");
      const { token } = c.req.valid("param");
      const data = await moveCallByToken(services, token, { ...change, slot: new Date(slot) });
      return c.json({ data }, 200, NO_STORE);
    })
    .openapi(postCancel, async (c) => {
      const { token } = c.req.valid("param");
      const data = await cancelCallByToken(services, token, c.req.valid("json"));
      return c.json({ data }, 200, NO_STORE);
    });
}
