import type { ReplyTemplate } from "#contract/desk/reply-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import type { Env } from "#platform/process/env.server.ts";
import { withAnswerSubject } from "../replies/answer-subject.service.server.ts";
import { listReplyTemplates } from "../replies/replies.repository.server.ts";
import { readSenderValues, type Sender } from "../replies/sender-values.service.server.ts";
import { DEFAULT_TEMPLATES, type KnownValues, type ProposalPurpose } from "./proposal-templates.ts";

/** Templates of a purpose; there is always one. */
export async function readTemplates(
  db: Queryable,
  purpose: ProposalPurpose,
  request_id: number | undefined,
): Promise<ReplyTemplate[]> {
  const own = await listReplyTemplates(db, purpose);
  const templates = own.length > 0 ? own : [DEFAULT_TEMPLATES[purpose]];
  return withAnswerSubject(db, templates, request_id);
}

type About = {
  proposal_id: string;
  sender: Sender;
  request: { reference: string; project_type: string | null } | undefined;
};

/** What placeholders of these templates stand for, apart from what is typed. */
export async function readKnownValues(
  { db, env }: { db: Queryable; env: Pick<Env, "siteUrl"> },
  { proposal_id, sender, request }: About,
): Promise<KnownValues> {
  return {
    ...(await readSenderValues(db, sender)),
    reference: request?.reference ?? "",
    project: request?.project_type ?? "",
    proposal_link: `${env.siteUrl}/proposals/${proposal_id}`,
  };
}
