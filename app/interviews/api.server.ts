import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import {
  type InterviewChange,
  InterviewChangeSchema,
  InterviewDaySchema,
  InterviewOfferSchema,
} from "#contract/clients/interview.ts";
import type { InterviewSide } from "#contract/clients/interview-terms.ts";
import { IdSchema } from "#contract/members/member-query.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import {
  ADMISSION_RESPONSES,
  createApiRouter,
  dataResponse,
  endpointLimits,
  json,
  PROBLEM_RESPONSES,
} from "#platform/http/api-router.server.ts";
import { PRIVATE_HEADERS } from "#platform/http/private-headers.ts";
import type { Services } from "#services/services.server.ts";
import { changeInterview } from "./changes/interview-changes.service.server.ts";
import { openMemberLink } from "./interview-link.server.ts";
import type { InterviewKey } from "./interviews.repository.server.ts";
import { findInterviewOffer, UNKNOWN_INTERVIEW } from "./read-interview.service.server.ts";

/** Enough for a person who tries many times. */
const LIMITS = endpointLimits({ maxBodyBytes: 8_192, rates: [{ hits: 30, seconds: 600 }] });

const id = z.string().meta({ description: "The secret part of the proposal's link" });
const token = z.string().max(64).meta({ description: "The secret part of the developer's link" });
const clientParams = z.object({ id, memberId: IdSchema.meta({ description: "Id of a member" }) });
const memberParams = z.object({ token });

const body = {
  required: true,
  ...json(InterviewChangeSchema),
};

const READ_RESPONSES = {
  200: dataResponse("The interview, with the times that suit both days", InterviewOfferSchema),
  404: PROBLEM_RESPONSES[404],
  422: PROBLEM_RESPONSES[422],
};
const CHANGE_RESPONSES = {
  ...ADMISSION_RESPONSES,
  200: dataResponse("The interview after it", InterviewOfferSchema),
  404: PROBLEM_RESPONSES[404],
  409: PROBLEM_RESPONSES[409],
  415: PROBLEM_RESPONSES[415],
  422: PROBLEM_RESPONSES[422],
};

const CHANGE_DESCRIPTION =
  "`propose` sends two or three of the free times to the other side, `confirm` agrees on one that it proposed, `decline` says that none suits, `cancel` ends the interview. Both sides get an email. Repeating a change is accepted; 409 if the interview has changed since, or a time is no longer free.";

const getClients = createRoute({
  method: "get",
  path: "/proposals/{id}/interviews/{memberId}",
  operationId: "readClientInterview",
  summary: "Read an interview with a developer who was chosen",
  description: "`zone`, `from` and `to` are the client's working day in place of the stored one.",
  request: { params: clientParams, query: InterviewDaySchema.partial() },
  responses: READ_RESPONSES,
});

const postClients = createRoute({
  ...LIMITS,
  method: "post",
  path: "/proposals/{id}/interviews/{memberId}",
  operationId: "changeClientInterview",
  summary: "Arrange an interview as the client",
  description: CHANGE_DESCRIPTION,
  request: { params: clientParams, body },
  responses: CHANGE_RESPONSES,
});

const getMembers = createRoute({
  method: "get",
  path: "/interviews/{token}",
  operationId: "readMemberInterview",
  summary: "Read an interview by the developer's link",
  description: "As the developer sees it, with the times that suit both days.",
  request: { params: memberParams },
  responses: READ_RESPONSES,
});

const postMembers = createRoute({
  ...LIMITS,
  method: "post",
  path: "/interviews/{token}",
  operationId: "changeMemberInterview",
  summary: "Arrange an interview as the developer",
  description: CHANGE_DESCRIPTION,
  request: { params: memberParams, body },
  responses: CHANGE_RESPONSES,
});

export function createInterviewsApi(services: Services): OpenAPIHono {
  const { db, clock } = services;
  const api = createApiRouter();
  for (const path of ["/interviews/*", "/proposals/:id/interviews/*"]) {
    api.use(path, async (c, next) => {
      await next();
      for (const [name, value] of Object.entries(PRIVATE_HEADERS)) c.header(name, value);
    });
  }

  api.openapi(getClients, async (c) => {
    const { id: proposal_id, memberId: member_id } = c.req.valid("param");
    const day = InterviewDaySchema.safeParse(c.req.valid("query")).data;
    const key = { proposal_id, member_id };
    return c.json({ data: await getOffer(key, "client", day) }, 200);
  });
  api.openapi(postClients, async (c) => {
    const { id: proposal_id, memberId: member_id } = c.req.valid("param");
    const key = { proposal_id, member_id };
    return c.json({ data: await change(key, "client", c.req.valid("json")) }, 200);
  });
  api.openapi(getMembers, async (c) => {
    return c.json({ data: await getOffer(await openKey(c.req.valid("param")), "member") }, 200);
  });
  api.openapi(postMembers, async (c) => {
    const key = await openKey(c.req.valid("param"));
    return c.json({ data: await change(key, "member", c.req.valid("json")) }, 200);
  });
  return api;

  async function getOffer(
    key: InterviewKey,
    side: InterviewSide,
    day?: z.infer<typeof InterviewDaySchema>,
  ) {
    const found = await findInterviewOffer(db, key, { side, now: clock(), day });
    if (!found) throw notFound(UNKNOWN_INTERVIEW);
    return found;
  }

  async function change(key: InterviewKey, side: InterviewSide, requested: InterviewChange) {
    await changeInterview(services, key, { side, staff: null }, requested);
    return getOffer(key, side);
  }

  async function openKey({ token: secret }: z.infer<typeof memberParams>): Promise<InterviewKey> {
    const link = await openMemberLink(db, secret, clock());
    if (!link) throw notFound(UNKNOWN_INTERVIEW);
    if (link.isExpired) throw new PublicError(404, "This link has expired.");
    return link.key;
  }
}
