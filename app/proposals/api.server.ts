import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Services } from "#app/services.server.ts";
import { answerSchema } from "#contract/answer.ts";
import { IdSchema } from "#contract/member-query.ts";
import { ProposalMemberSchema, ProposalSchema } from "#contract/proposal.ts";
import { createApiRouter, PROBLEM_RESPONSES } from "#platform/api-router.server.ts";
import { PROPOSAL_HEADERS } from "./proposal-headers.ts";
import { getProposal, getProposalMember } from "./proposals.service.server.ts";

const id = z.string().meta({ description: "The secret part of the link" });

const proposalRoute = createRoute({
  method: "get",
  path: "/proposals/{id}",
  summary: "Read a proposal",
  request: { params: z.object({ id }) },
  responses: {
    200: {
      description: "The proposal; its members at the rates of the proposal",
      content: { "application/json": { schema: answerSchema(ProposalSchema) } },
    },
    404: PROBLEM_RESPONSES[404],
  },
});

const memberRoute = createRoute({
  method: "get",
  path: "/proposals/{id}/member/{memberId}",
  summary: "Read the whole profile of a member in a proposal",
  request: { params: z.object({ id, memberId: IdSchema }) },
  responses: {
    200: {
      description: "The profile at the rate of the proposal",
      content: { "application/json": { schema: answerSchema(ProposalMemberSchema) } },
    },
    404: PROBLEM_RESPONSES[404],
    422: PROBLEM_RESPONSES[422],
  },
});

export function createProposalsApi({ db }: Services): OpenAPIHono {
  const api = createApiRouter();
  api.use("/proposals/*", async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(PROPOSAL_HEADERS)) c.header(name, value);
  });

  api.openapi(proposalRoute, async (c) => {
    return c.json({ data: await getProposal(db, c.req.valid("param").id) }, 200);
  });
  api.openapi(memberRoute, async (c) => {
    const { id, memberId } = c.req.valid("param");
    return c.json({ data: await getProposalMember(db, id, memberId) }, 200);
  });
  return api;
}
