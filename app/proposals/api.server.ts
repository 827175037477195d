import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import {
  ProposalAnswerSchema,
  ProposalMemberSchema,
  ProposalSchema,
} from "#contract/clients/proposal.ts";
import { IdSchema } from "#contract/members/member-query.ts";
import { createFormRoute } from "#platform/forms/form-route.server.ts";
import { readSubmission } from "#platform/forms/submission.server.ts";
import {
  ADMISSION_RESPONSES,
  createApiRouter,
  dataResponse,
  PROBLEM_RESPONSES,
} from "#platform/http/api-router.server.ts";
import { PRIVATE_HEADERS } from "#platform/http/private-headers.ts";
import type { Services } from "#services/services.server.ts";
import { ANSWER_FIELDS } from "./answer/answer-fields.ts";
import { submitProposalAnswer } from "./answer/answers.service.server.ts";
import { recordOpening } from "./opening/record-opening.service.server.ts";
import { mayPreview } from "./preview/may-preview.server.ts";
import { getPreviewMember, getProposal, getProposalMember } from "./proposals.service.server.ts";

const id = z.string().meta({ description: "The secret part of the link" });

const proposalRoute = createRoute({
  method: "get",
  path: "/proposals/{id}",
  operationId: "readProposal",
  summary: "Read a proposal",
  description: "For whoever has its link. Once answered, it stays as its client saw it.",
  request: { params: z.object({ id }) },
  responses: {
    200: dataResponse("The proposal, with its members at the proposal's rates", ProposalSchema),
    404: PROBLEM_RESPONSES[404],
    422: PROBLEM_RESPONSES[422],
  },
});

const openedRoute = createRoute({
  method: "post",
  path: "/proposals/{id}/opened",
  operationId: "countProposalOpening",
  summary: "Count that a proposal was opened",
  description:
    "The page of a proposal sends this when a person sees it. Who opened it is not stored.",
  request: { params: z.object({ id }) },
  responses: {
    204: { description: "Received" },
    ...ADMISSION_RESPONSES,
    422: PROBLEM_RESPONSES[422],
  },
});

const memberRoute = createRoute({
  method: "get",
  path: "/proposals/{id}/member/{memberId}",
  operationId: "readProposalMember",
  summary: "Read the full profile of a member in a proposal",
  description: "With the rates of the proposal.",
  request: {
    params: z.object({ id, memberId: IdSchema.meta({ description: "Id of a member" }) }),
    query: z.object({
      preview: z.string().optional().describe("For signed-in staff, before it is sent"),
    }),
  },
  responses: {
    200: dataResponse("The profile at the proposal's rate", ProposalMemberSchema),
    404: PROBLEM_RESPONSES[404],
    422: PROBLEM_RESPONSES[422],
  },
});

const postAnswer = createFormRoute({
  path: "/forms/proposal",
  operationId: "answerProposal",
  summary: "Answer a proposal",
  description:
    "A proposal can be answered once: the first answer is stored, others get 409. Repeating the idempotency key returns the same response and stores nothing.",
  schema: ProposalAnswerSchema,
  fields: ANSWER_FIELDS,
  partTexts: {
    proposal_id: "The secret part of the link",
    members: "An answer on each developer",
    member_id: "Id of a developer",
    comment: "About this developer",
  },
  responses: {
    404: PROBLEM_RESPONSES[404],
    409: PROBLEM_RESPONSES[409],
  },
});

export function createProposalsApi(services: Services): OpenAPIHono {
  const { db, env } = services;
  const api = createApiRouter();
  api.use("/proposals/*", async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(PRIVATE_HEADERS)) c.header(name, value);
  });

  api.openapi(proposalRoute, async (c) => {
    return c.json({ data: await getProposal(db, c.req.valid("param").id) }, 200);
  });
  api.openapi(openedRoute, async (c) => {
    await recordOpening(services, c.req.valid("param").id, c.req.raw);
    return c.body(null, 204);
  });
  api.openapi(memberRoute, async (c) => {
    const { id, memberId } = c.req.valid("param");
    const isPreview = c.req.valid("query").preview !== undefined;
    const data =
      isPreview && (await mayPreview(services, c.req.raw.headers))
        ? await getPreviewMember(db, id, memberId, services.clock())
        : await getProposalMember(db, id, memberId);
    return c.json({ data }, 200);
  });
  api.openapi(postAnswer, async (c) => {
    const { payload, delivery } = await readSubmission(c, ProposalAnswerSchema, env.trustProxy);
    return c.json({ data: await submitProposalAnswer(services, payload, delivery) }, 201);
  });
  return api;
}
