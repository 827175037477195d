import { and, eq, inArray } from "drizzle-orm";
import { insertInterviewEvent } from "#app/interviews/interview-events.repository.server.ts";
import { findParties, saveInterview } from "#app/interviews/interviews.repository.server.ts";
import { toEnd } from "#app/interviews/times/interview-end.ts";
import {
  listInterviewTimes,
  PROPOSAL_NOTICE_HOURS,
} from "#app/interviews/times/interview-times.server.ts";
import type { Transaction } from "#database/client.server.ts";
import { interviews } from "#database/tables/interviews.ts";
import { proposals } from "#database/tables/proposals.ts";
import { requestEvents } from "#database/tables/request-events.ts";

/** The answered proposal of the demo, whose client chose two members. */
const PROPOSAL = "tindra-energy-data";
const DAY = { zone: "Europe/Stockholm", from: 9, to: 17 };

const ofDemo = eq(proposals.slug, PROPOSAL);

/** Interviews of the client of the demo's answered proposal: the first is agreed, the others wait. */
export async function insertDemoInterviews(tx: Transaction, now: Date): Promise<void> {
  const [proposal] = await tx
    .select({ proposal_id: proposals.id, chosen_ids: proposals.chosen_ids })
    .from(proposals)
    .where(ofDemo);
  for (const [index, member_id] of proposal?.chosen_ids.entries() ?? []) {
    const key = { proposal_id: proposal?.proposal_id ?? "", member_id };
    const parties = await findParties(tx, key);
    if (!parties) continue;
    const free = listInterviewTimes({
      day: DAY,
      member_timezone: parties.timezone,
      taken: [],
      now,
      noticeHours: PROPOSAL_NOTICE_HOURS,
    });
    // On different days, and not those of the other interview.
    const times = [2, 9, 17].flatMap((step) => free[step + index * 3] ?? []);
    const [starts_at] = times;
    if (!starts_at) continue;
    const isAgreed = index === 0;
    await saveInterview(tx, undefined, {
      ...key,
      status: isAgreed ? "agreed" : "open",
      starts_at: isAgreed ? starts_at : null,
      ends_at: isAgreed ? toEnd(starts_at) : null,
      times: isAgreed ? [] : times.map((time) => time.toISOString()),
      waiting_for: isAgreed ? null : "member",
      message: isAgreed
        ? ""
        : "We would like to hear how you handle a night when the feed is late.",
      place: isAgreed ? "https://meet.example/tindra" : "",
      day: DAY,
      changed_at: now,
    });
    await insertInterviewEvent(tx, parties, {
      to: isAgreed ? "agreed" : "proposed",
      side: isAgreed ? "member" : "client",
      starts_at: isAgreed ? starts_at : null,
      staff_id: null,
      body: "",
      mail_id: null,
    });
  }
}

/** Removes the interviews of that proposal, from its timeline too. */
export async function deleteDemoInterviews(tx: Transaction): Promise<void> {
  const ids = tx.select({ id: proposals.id }).from(proposals).where(ofDemo);
  await tx.delete(interviews).where(inArray(interviews.proposal_id, ids));
  await tx
    .delete(requestEvents)
    .where(and(eq(requestEvents.kind, "interview"), inArray(requestEvents.proposal_id, ids)));
}
