import { and, eq, exists, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import {
  createRequestExpiry,
  createRequestPart,
} from "#app/requests/personal-data/requests-personal.repository.server.ts";
import { getRetention } from "#contract/values/retention.ts";
import type { Database, Queryable } from "#database/client.server.ts";
import { applications } from "#database/tables/applications.ts";
import { requests } from "#database/tables/requests.ts";
import type { Person } from "#services/personal-data/person.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";
import { hasAddress } from "#services/personal-data/rows-of-person.repository.server.ts";
import { monthsBefore } from "#services/personal-data/time-before.ts";
import { toApplicationCopy } from "./application-copy.server.ts";

const isApplication = eq(requests.form, "apply");
const { request_id, keep_profile, decided_at } = applications;

function isExpired(now: Date): SQL | undefined {
  const months = getRetention();
  const isDecided = lte(decided_at, monthsBefore(now, months.applications_decided));
  const isOld = lte(requests.submitted_at, monthsBefore(now, months.applications));
  const withoutConsent = sql`(
    select 1 from ${applications}
    where ${request_id} = ${requests.id} and not ${keep_profile} and (${isDecided} or ${isOld}))`;
  return and(
    isApplication,
    or(
      lte(requests.submitted_at, monthsBefore(now, months.applications_with_consent)),
      exists(withoutConsent),
    ),
  );
}

/** Applications of candidates, with their CV. */
export const applicationsRecord: PersonalRecord = {
  name: "applications",
  tables: ["applications", "application_reviews"],
  get retention() {
    const months = getRetention();
    return `${months.applications_decided} months after the decision, ${months.applications} after sending at most; ${months.applications_with_consent} with consent`;
  },
  expiry: createRequestExpiry(isExpired),
  ofPerson: createRequestPart(isApplication, toApplicationCopy),
};

/**
 * Records when an application was decided, which starts its retention. False when there is none
 * with this reference.
 */
export async function recordDecision(
  db: Queryable,
  reference: string,
  decided: Date,
): Promise<boolean> {
  const request = db
    .select({ id: requests.id })
    .from(requests)
    .where(and(isApplication, eq(requests.reference, reference)));
  const { rowCount } = await db
    .update(applications)
    .set({ decided_at: decided })
    .where(inArray(request_id, request));
  return rowCount === 1;
}

/** Withdraws the consents of a person's requests and applications; returns how many there were. */
export function withdrawConsents(
  db: Database,
  person: Person,
): Promise<{ news: number; profiles: number }> {
  const isOfPerson = hasAddress(requests.email, person);
  return db.transaction(async (tx) => {
    const news = await tx
      .update(requests)
      .set({ marketing_consent: false })
      .where(and(isOfPerson, eq(requests.marketing_consent, true)));
    const ofPerson = tx.select({ id: requests.id }).from(requests).where(isOfPerson);
    const profiles = await tx
      .update(applications)
      .set({ keep_profile: false })
      .where(and(eq(keep_profile, true), inArray(request_id, ofPerson)));
    return { news: news.rowCount ?? 0, profiles: profiles.rowCount ?? 0 };
  });
}
