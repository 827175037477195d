import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { createMemberLink } from "#app/interviews/interview-link.server.ts";
import { toClientPath } from "#app/interviews/interview-path.ts";
import { createStatusLink } from "#app/requests/status-link/status-link.server.ts";
import { shareShortlist } from "#app/shared-shortlist/shared-shortlists.service.server.ts";
import type { Database } from "#database/client.server.ts";
import { availabilityEmails } from "#database/tables/availability.ts";
import { bookings } from "#database/tables/bookings.ts";
import { dataLinks } from "#database/tables/data-links.ts";
import { interviews } from "#database/tables/interviews.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { members } from "#database/tables/members.ts";
import { proposals } from "#database/tables/proposals.ts";
import { requests } from "#database/tables/requests.ts";
import { savedSearches, savedSearchLinks } from "#database/tables/saved-searches.ts";
import { createRecipientToken } from "#platform/secrets/recipient-token.server.ts";
import { createReference } from "#platform/secrets/reference.server.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { systemClock } from "#platform/time/clock.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of the demo: open for an answer, for everyone, and answered. */
const PROPOSALS = [
  "8j12f7kzy4aae3h3dyt937cdxz",
  "znnhsf08wp53rxkkjyn8573820",
  "nz0hep22yjzq3r8cejhqqkf375",
];
const MEMBER = "anna-kask";

/**
 * Paths of pages behind every kind of secret link, each of one that works.
 * @param ids of members on the site
 */
export async function createSecretPages(db: Database, ids: number[]): Promise<string[]> {
  const shared = await shareShortlist({ db, clock: systemClock }, ids);
  return [
    ...PROPOSALS.map((id) => `/proposals/${id}`),
    shared.path,
    shared.owner_path,
    ...(await createRequestPages(db)),
    await createSearchPage(db),
    await createAvailabilityPage(db),
    ...(await createInterviewPages(db)),
  ];
}

/** Of a request with a call. */
async function createRequestPages(db: Database): Promise<string[]> {
  const [copy, erasure, call] = [createToken(), createToken(), createToken()];
  // Years ahead, so that no test finds the time taken.
  const starts_at = new Date(Date.now() + 900 * DAY_MS + Math.floor(Math.random() * 90) * DAY_MS);
  const ends_at = new Date(starts_at.getTime() + HOUR_MS / 2);
  const status = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(requests)
      .values({
        reference: createReference("OG"),
        idempotency_key: randomUUID(),
        fingerprint: "",
        form: "hire",
        name: "Zoë Tamm",
        email: `${randomUUID()}@example.com`,
      })
      .returning({ id: requests.id });
    const request_id = row?.id ?? 0;
    await tx.insert(bookings).values({
      request_id,
      host: 1,
      starts_at,
      ends_at,
      blocked_until: ends_at,
      timezone: "Europe/Tallinn",
      status: "booked",
      token_hash: toTokenHash(call),
    });
    const expires_at = new Date(Date.now() + HOUR_MS);
    await tx.insert(dataLinks).values([
      { token_hash: toTokenHash(copy), purpose: "copy", request_id, expires_at },
      { token_hash: toTokenHash(erasure), purpose: "erasure", request_id, expires_at },
    ]);
    return createStatusLink(tx, request_id);
  });
  return [
    ...["", "/withdraw", "/data"].map((page) => `/status/${status}${page}`),
    `/status/${copy}/copy`,
    `/status/${erasure}/erase`,
    `/booking/${call}`,
  ];
}

async function createSearchPage(db: Database): Promise<string> {
  const token = createToken();
  const [row] = await db
    .insert(savedSearches)
    .values({
      email: `${randomUUID()}@example.com`,
      search: "technology=react",
      frequency: "weekly",
      idempotency_key: randomUUID(),
      due_at: new Date(),
      expires_at: new Date(Date.now() + DAY_MS),
    })
    .returning({ id: savedSearches.id });
  await db
    .insert(savedSearchLinks)
    .values({ token_hash: toTokenHash(token), saved_search_id: row?.id ?? 0 });
  return `/saved-searches/${token}`;
}

/** Of a client who chose a member in the answered proposal, and of that member. */
async function createInterviewPages(db: Database): Promise<string[]> {
  const id = PROPOSALS.at(-1) ?? "";
  const [proposal] = await db
    .select({ chosen_ids: proposals.chosen_ids })
    .from(proposals)
    .where(eq(proposals.id, id));
  const member_id = proposal?.chosen_ids[0] ?? 0;
  const key = { proposal_id: id, member_id };
  const email = "chosen@example.com";
  const [member] = await db
    .select({ slug: members.slug })
    .from(members)
    .where(eq(members.id, member_id));
  await db
    .insert(memberPrivate)
    .values({ slug: member?.slug ?? "", email, notes: "" })
    .onConflictDoUpdate({ target: memberPrivate.slug, set: { email } });
  await db
    .insert(interviews)
    .values({
      ...key,
      status: "open",
      times: [],
      waiting_for: "member",
      message: "",
      day: { zone: "Europe/Berlin", from: 9, to: 17 },
      sequence: 1,
      changed_at: new Date(),
    })
    .onConflictDoNothing();
  const [interview] = await db
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(eq(interviews.proposal_id, id), eq(interviews.member_id, member_id)));
  const path = await db.transaction((tx) =>
    createMemberLink(tx, interview?.id ?? 0, { address: email, now: new Date() }),
  );
  return [toClientPath(key), path];
}

async function createAvailabilityPage(db: Database): Promise<string> {
  const email = "anna@example.com";
  await db.insert(memberPrivate).values({ slug: MEMBER, email, notes: "" }).onConflictDoNothing();
  const { token, hashes } = createRecipientToken(email);
  await db.insert(availabilityEmails).values({ ...hashes, slug: MEMBER, asked_at: new Date() });
  return `/availability/${token}`;
}
