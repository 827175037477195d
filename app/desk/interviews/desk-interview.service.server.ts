import { findParties, findProposalId } from "#app/interviews/interviews.repository.server.ts";
import { findInterviewOffer } from "#app/interviews/read-interview.service.server.ts";
import type { InterviewDay } from "#contract/clients/interview.ts";
import type { Services } from "#services/services.server.ts";

/** An interview as staff see it: with what they arrange for both sides. */
export async function readDeskInterview(
  { db, clock }: Pick<Services, "db" | "clock">,
  { number, member_id }: { number: number; member_id: number },
  day: InterviewDay | undefined,
) {
  const proposal_id = await findProposalId(db, number);
  if (!proposal_id) return undefined;
  const key = { proposal_id, member_id };
  const parties = await findParties(db, key);
  const offer = await findInterviewOffer(db, key, {
    side: "client",
    now: clock(),
    day,
    noticeHours: 0,
  });
  if (!parties || !offer) return undefined;
  const { client_email, member_email, published, slug } = parties;
  return { number, offer, client_email, member_email, slug: published ? slug : null };
}
export type DeskInterview = NonNullable<Awaited<ReturnType<typeof readDeskInterview>>>;
