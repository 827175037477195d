import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { insertApplication } from "#app/apply/applications.repository.server.ts";
import { insertBooking } from "#app/booking/bookings.repository.server.ts";
import { listFreeHostSlots, listFreeSlots } from "#app/booking/slots/free-slots.service.server.ts";
import {
  insertFindDetails,
  insertRequestMembers,
} from "#app/requests/records/request-writes.repository.server.ts";
import { readTimeZone } from "#app/site/agency-time.server.ts";
import { getReferencePrefix } from "#app/site/site.service.server.ts";
import { isClosed } from "#contract/clients/request-state-terms.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import type { Database, Transaction } from "#database/client.server.ts";
import { members } from "#database/tables/members.ts";
import { companies } from "#database/tables/people.ts";
import { requests } from "#database/tables/requests.ts";
import { staff } from "#database/tables/staff.ts";
import { technologies } from "#database/tables/taxonomy.ts";
import { vacancies } from "#database/tables/vacancies.ts";
import { createReference } from "#platform/secrets/reference.server.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { addDays } from "#platform/time/date-text.ts";
import { toDay } from "#platform/time/zone-day.ts";
import { insertLeave } from "#services/staff/leaves.repository.server.ts";
import { claimUpload, insertUpload } from "#services/uploads/uploads.repository.server.ts";
import {
  type Demo,
  type DemoApplication,
  type DemoRequest,
  readDemo,
} from "./demo-content.server.ts";
import { deleteDemoInterviews, insertDemoInterviews } from "./demo-interviews.repository.server.ts";
import { insertDemoPlacements } from "./demo-placements.repository.server.ts";
import {
  type DemoContext,
  getPerson,
  insertSteps,
  toTime,
} from "./demo-steps.repository.server.ts";

/** In place of the hash that every request has which was sent. */
const FINGERPRINT = "demo";

type Context = DemoContext & { prefix: string };

/**
 * Requests and applications of the demo's agency in all states, at times relative to now; only with
 * the content of the demo, whose members and vacancies they name.
 */
export async function storeDemo(db: Database, demo: Demo, now: Date): Promise<void> {
  const cvs = await drawCvs(demo);
  await db.transaction(async (tx) => {
    const context = {
      people: await insertPeople(tx, demo),
      prefix: await getReferencePrefix(tx),
      timezone: await readTimeZone(tx),
      now,
    };
    const oldestFirst = [...demo.requests, ...demo.applications].toSorted(
      (a, b) => b.hours_ago - a.hours_ago,
    );
    for (const one of oldestFirst) {
      if ("members" in one) await insertRequested(tx, one, context);
      else await insertApplied(tx, one, cvs.get(one.email), context);
    }
    await insertLeaves(tx, demo, context);
    await insertDemoInterviews(tx, now);
    // The provider of email of its applicants.
    await tx.update(companies).set({ is_shared: true }).where(eq(companies.domain, "mail.example"));
  });
}

/**
 * Removes what `storeDemo` stored, with everything that staff added to it.
 * @returns the number of requests and applications
 */
export async function clearDemo(db: Database): Promise<number> {
  const demo = await readDemo();
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(requests).where(eq(requests.fingerprint, FINGERPRINT));
    await deleteDemoInterviews(tx);
    const emails = Object.values(demo.staff).map(({ email }) => email);
    await tx
      .delete(staff)
      .where(and(inArray(staff.email, emails), sql`${staff.password_hash} is null`));
    return rowCount ?? 0;
  });
}

/** As PDF, by email address. */
async function drawCvs({ applications }: Demo): Promise<Map<string, Buffer>> {
  // Not before the first start: every later one does without it.
  const { drawCv } = await import("./draw-cv.server.ts");
  const cvs = new Map<string, Buffer>();
  for (const applicant of applications) {
    if (applicant.cv) cvs.set(applicant.email, await drawCv(applicant, applicant.cv));
  }
  return cvs;
}

async function insertPeople(tx: Transaction, demo: Demo): Promise<Map<string, number>> {
  const people = new Map<string, number>();
  for (const [key, { leave, ...person }] of Object.entries(demo.staff)) {
    const [row] = await tx
      .insert(staff)
      .values({ ...person, role: "partner" })
      .returning({ id: staff.id });
    if (row) people.set(key, row.id);
  }
  return people;
}

async function insertLeaves(tx: Transaction, demo: Demo, context: DemoContext): Promise<void> {
  const today = toDay(context.now, context.timezone);
  for (const [key, { leave }] of Object.entries(demo.staff)) {
    if (!leave) continue;
    const first_day = addDays(today, leave.starts);
    await insertLeave(tx, {
      staff_id: getPerson(context, key),
      deputy_id: getPerson(context, leave.deputy),
      first_day,
      last_day: addDays(first_day, leave.days - 1),
      idempotency_key: randomUUID(),
      created_at: context.now,
    });
  }
}

type Sent = Pick<
  typeof requests.$inferInsert,
  "form" | "name" | "company_name" | "project_type" | "project_duration"
>;

/** Stores what requests and applications have in common, and returns the id. */
async function insertSent(
  tx: Transaction,
  {
    hours_ago,
    entered_by,
    email,
    workload,
    start_date,
    message,
    steps,
  }: DemoRequest | DemoApplication,
  context: Context,
  sent: Sent,
): Promise<number> {
  const [row] = await tx
    .insert(requests)
    .values({
      ...sent,
      email,
      workload,
      start_date,
      message,
      reference: createReference(context.prefix),
      idempotency_key: randomUUID(),
      fingerprint: FINGERPRINT,
      submitted_at: toTime(context.now, hours_ago),
      entered_by: entered_by === undefined ? null : getPerson(context, entered_by),
    })
    .returning({ id: requests.id, name: requests.name, email: requests.email });
  if (!row) throw new Error("A request of the demo was not stored");
  await insertSteps(tx, row, steps, context);
  return row.id;
}

async function insertRequested(
  tx: Transaction,
  demo: DemoRequest,
  context: Context,
): Promise<void> {
  const { name, company_name, project_type, project_duration, find, call } = demo;
  const form = find ? "find" : "hire";
  const sent = { form, name, company_name, project_type, project_duration } as const;
  const id = await insertSent(tx, demo, context, sent);
  await insertDemoPlacements(tx, { request_id: id, placements: demo.placements }, context);
  const named = await listMembers(tx, demo.members);
  if (find) {
    const known = await tx
      .select({ slug: technologies.slug, name: technologies.name })
      .from(technologies)
      .where(inArray(technologies.name, find.technologies));
    const matches = named.map(({ member_id, slug, full_name }) => ({ member_id, slug, full_name }));
    await insertFindDetails(tx, id, {
      ...find,
      technologies: known,
      currency: "EUR",
      job_description: "",
      matches,
    });
  } else await insertRequestMembers(tx, id, named);
  if (call) await insertCall(tx, id, call, context);
}

async function listMembers(tx: Transaction, slugs: readonly string[]) {
  const { id: member_id, slug, first_name, last_name, sales_rate, sales_currency } = members;
  const rows = await tx
    .select({ member_id, slug, first_name, last_name, sales_rate, sales_currency })
    .from(members)
    .where(inArray(slug, [...slugs]));
  return rows
    .map(({ first_name, last_name, ...row }) => ({
      ...row,
      full_name: toFullName({ first_name, last_name }),
      sort_order: slugs.indexOf(row.slug) + 1,
    }))
    .toSorted((a, b) => a.sort_order - b.sort_order);
}

/** Books a call at a time that is free now, however the demo's hours are. */
async function insertCall(
  tx: Transaction,
  request_id: number,
  { after, timezone, phone }: NonNullable<DemoRequest["call"]>,
  { now }: Context,
): Promise<void> {
  const starts_at = (await listFreeSlots(tx, { now }))[after];
  const [slot] = starts_at ? await listFreeHostSlots(tx, starts_at, { now }) : [];
  if (!slot) return;
  const token_hash = toTokenHash(createToken());
  await insertBooking(tx, {
    ...slot,
    request_id,
    timezone,
    phone: phone || null,
    status: "booked",
    token_hash,
  });
}

async function insertApplied(
  tx: Transaction,
  demo: DemoApplication,
  cv: Buffer | undefined,
  context: Context,
): Promise<void> {
  const name = toFullName(demo);
  const request_id = await insertSent(tx, demo, context, { form: "apply", name });
  const [vacancy] = await tx
    .select({ id: vacancies.id, title: vacancies.title })
    .from(vacancies)
    .where(eq(vacancies.slug, demo.vacancy ?? ""));
  const decision = demo.steps.find(({ state }) => state && isClosed(state));
  const { first_name, last_name, country_code, city, timezone } = demo;
  const { seniority_level, years_of_experience, hourly_rate } = demo;
  await insertApplication(tx, {
    request_id,
    job: vacancy?.title ?? demo.position ?? "Something else",
    vacancy_id: vacancy?.id ?? null,
    first_name,
    last_name,
    country_code,
    city,
    timezone,
    seniority_level,
    years_of_experience,
    technologies: demo.technologies,
    languages: [{ code: "en", level: "C1" }],
    hourly_rate,
    currency: "EUR",
    links: [],
    decided_at: decision ? toTime(context.now, decision.hours_ago) : null,
  });
  if (!cv) return;
  const token = createToken();
  const purpose = "cv";
  await insertUpload(tx, token, {
    purpose,
    name: `CV ${name}.pdf`,
    type: "application/pdf",
    size: cv.length,
    bytes: cv,
    client: null,
  });
  await claimUpload(tx, token, { purpose, request_id, field: purpose });
}
