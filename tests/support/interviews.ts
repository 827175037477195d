import type { InterviewChange } from "#contract/clients/interview.ts";
import type { Database } from "#database/client.server.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { seedProposal } from "./proposals.ts";
import { listQueuedEmails } from "./requests.ts";

/** A Tuesday; the client's day in Berlin ends as that of Tallinn, an hour earlier. */
export const TUESDAY = new Date("2026-11-24T10:00:00Z");
export const BERLIN = { zone: "Europe/Berlin", from: 9, to: 17 };
/** Times on the days after it that suit both. */
export const TIMES = [
  "2026-11-26T09:00:00.000Z",
  "2026-11-26T10:30:00.000Z",
  "2026-11-27T12:00:00.000Z",
];

/** A proposal that its client answered with "interview" for the members. */
export function seedAnsweredProposal(
  db: Database,
  member_ids: number[],
  input: Parameters<typeof seedProposal>[1] = {},
): Promise<string> {
  return seedProposal(db, {
    client: "Fjordhaven Ferries",
    client_email: "solveig@fjordhaven.example",
    members: member_ids.map((member_id) => ({ member_id, note: "", sales_rate: null })),
    submited_at: new Date("2026-11-23T10:00:00Z"),
    chosen_ids: member_ids,
    ...input,
  });
}

export async function storeMemberEmail(db: Database, slug: string, email: string | null) {
  await db
    .insert(memberPrivate)
    .values({ slug, email, notes: "" })
    .onConflictDoUpdate({ target: memberPrivate.slug, set: { email } });
}

export const propose = (
  sequence = 0,
  times: string[] = TIMES,
): Extract<InterviewChange, { intent: "propose" }> => ({
  intent: "propose",
  sequence,
  times,
  day: BERLIN,
  message: "",
});

/** The secrets of the members' links in queued emails, the latest first. */
export async function listMemberTokens(db: Database): Promise<string[]> {
  const emails = await listQueuedEmails(db);
  return emails
    .flatMap(({ text }) => /\/interviews\/([0-9a-f]{40})/.exec(text)?.[1] ?? [])
    .toReversed();
}
