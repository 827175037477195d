import { eq } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { interviewLinks, interviews } from "#database/tables/interviews.ts";

export async function insertInterviewLink(
  tx: Transaction,
  link: typeof interviewLinks.$inferInsert,
): Promise<void> {
  await tx.insert(interviewLinks).values(link);
}

/** What a member's link opens, by its hash. */
export async function findInterviewLink(db: Queryable, token_hash: string) {
  const { recipient_hash, expires_at, interview_id } = interviewLinks;
  const [row] = await db
    .select({
      recipient_hash,
      expires_at,
      proposal_id: interviews.proposal_id,
      member_id: interviews.member_id,
    })
    .from(interviewLinks)
    .innerJoin(interviews, eq(interviews.id, interview_id))
    .where(eq(interviewLinks.token_hash, token_hash));
  return row;
}
