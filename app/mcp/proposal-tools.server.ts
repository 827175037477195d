import { z } from "zod";
import { createProposalDraft } from "#app/desk/programs/proposals/program-proposals.service.server.ts";
import { MAX_PROPOSAL_BRIEF, MAX_PROPOSAL_MEMBERS } from "#contract/clients/proposal-terms.ts";
import { ReferenceSchema } from "#contract/http/submission.ts";
import { SlugSchema } from "#contract/values/taxonomy.ts";
import { getBySlug } from "./developer-tools.server.ts";
import { toRepeatedKey } from "./repeated-key.server.ts";
import { toDeskTool } from "./tool.server.ts";

export const proposalTools = [
  toDeskTool({
    name: "draft_proposal",
    title: "Draft a proposal for one request",
    description:
      "Saves a proposal with developers of the site as a draft, for the client of a request. The same draft again creates nothing. It is never sent by a program: a person reads, changes and sends it at the desk.",
    scope: "proposals:write",
    changes: true,
    input: z.strictObject({
      reference: ReferenceSchema.describe("Of the request that it is for"),
      developers: z
        .array(SlugSchema)
        .min(1, "Send a slug or more")
        .max(MAX_PROPOSAL_MEMBERS, `Send ${MAX_PROPOSAL_MEMBERS} slugs or fewer`)
        .describe("Slugs of those to propose, in their order"),
      brief: z
        .string()
        .max(MAX_PROPOSAL_BRIEF, "The introduction must be 10,000 characters or less")
        .default("")
        .describe("Introduction, as Markdown"),
    }),
    async run(deps, { reference, developers, brief }, program) {
      const slugs = [...new Set(developers)];
      const found = await Promise.all(slugs.map((slug) => getBySlug(deps.db, slug)));
      const members = found.map(({ id }) => ({ member_id: id, note: "", sales_rate: null }));
      const body = { reference, brief, members };
      const key = toRepeatedKey(program, ["proposal", body]);
      const { id, url, revision } = await createProposalDraft(deps, program, { ...body, key });
      return {
        saved: true,
        id,
        revision,
        url,
        next: "A person reads it at this URL and sends it.",
      };
    },
  }),
];
