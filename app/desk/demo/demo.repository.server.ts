import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { upsertReview } from "#app/apply/application-reviews.repository.server.ts";
import { insertApplication } from "#app/apply/applications.repository.server.ts";
import { createToken, toTokenHash } from "#app/booking/booking-token.server.ts";
import { insertBooking } from "#app/booking/bookings.repository.server.ts";
import { listFreeHostSlots, listFreeSlots } from "#app/booking/slots/free-slots.service.server.ts";
import { trackMail } from "#app/requests/mails/mail-tracking.repository.server.ts";
import {
  insertFindDetails,
  insertRequest,
  insertRequestMembers,
} from "#app/requests/records/requests.repository.server.ts";
import { getReferencePrefix } from "#app/site/site.service.server.ts";
import { toAverage } from "#contract/application-review-terms.ts";
import { toFullName } from "#contract/member-terms.ts";
import { isClosed } from "#contract/request-state-terms.ts";
import type { Database, Transaction } from "#database/client.server.ts";
import { members } from "#database/tables/members.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { staff } from "#database/tables/staff.ts";
import { technologies } from "#database/tables/taxonomy.ts";
import { vacancies } from "#database/tables/vacancies.ts";
import { createReference } from "#platform/reference.server.ts";
import { toDay } from "#platform/zone-day.ts";
import { recordSent } from "#services/mail/deliveries.repository.server.ts";
import { claimUpload, insertUpload } from "#services/uploads/uploads.repository.server.ts";
import { readTimeZone } from "../parts/agency-time.server.ts";
import type { NewRequestEvent } from "../requests/request-events.repository.server.ts";
import { DEMO_CVS } from "./demo-cvs.ts";
import {
  DEMO_APPLICATIONS,
  DEMO_REQUESTS,
  type DemoApplication,
  type DemoFind,
  type DemoHire,
  type DemoStep,
} from "./demo-requests.ts";
import { DEMO_STAFF, type DemoPerson } from "./demo-staff.ts";

/** In place of the hash that every request has which was sent. */
const FINGERPRINT = "demo";
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Demo = DemoHire | DemoFind | DemoApplication;
type People = Record<DemoPerson, number>;
type Context = {
  people: People;
  prefix: string;
  timezone: string;
  now: Date;
  /** As PDF, by email address. */
  cvs: ReadonlyMap<string, Buffer>;
};

/**
 * Requests and applications of the demo's agency in all states, at times relative to now; only with
 * the content of the demo, whose members and vacancies they name.
 */
export async function storeDemo(db: Database, now: Date): Promise<void> {
  const cvs = await drawCvs();
  await db.transaction(async (tx) => {
    const context = {
      people: await insertPeople(tx),
      prefix: await getReferencePrefix(tx),
      timezone: await readTimeZone(tx),
      now,
      cvs,
    };
    const oldestFirst = [...DEMO_REQUESTS, ...DEMO_APPLICATIONS].toSorted((a, b) => b.ago - a.ago);
    for (const demo of oldestFirst) await insertDemo(tx, demo, context);
  });
}

/**
 * Removes what `storeDemo` stored, with everything that staff added to it.
 * @returns the number of requests and applications
 */
export async function clearDemo(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(requests).where(eq(requests.fingerprint, FINGERPRINT));
    const emails = Object.values(DEMO_STAFF).map(({ email }) => email);
    await tx
      .delete(staff)
      .where(and(inArray(staff.email, emails), sql`${staff.password_hash} is null`));
    return rowCount ?? 0;
  });
}

async function drawCvs(): Promise<Map<string, Buffer>> {
  // Not before the first start: every later one does without it.
  const { drawCv } = await import("./draw-cv.server.ts");
  const cvs = new Map<string, Buffer>();
  for (const demo of DEMO_APPLICATIONS) {
    const cv = DEMO_CVS[demo.email];
    if (cv) cvs.set(demo.email, await drawCv(demo, cv));
  }
  return cvs;
}

async function insertPeople(tx: Transaction): Promise<People> {
  const people: Partial<People> = {};
  for (const [key, person] of Object.entries(DEMO_STAFF)) {
    const [row] = await tx
      .insert(staff)
      .values({ ...person, role: "partner", disabled_at: new Date() })
      .returning({ id: staff.id });
    people[key as DemoPerson] = row?.id;
  }
  return people as People;
}

async function insertDemo(tx: Transaction, demo: Demo, context: Context): Promise<void> {
  const { ago, name, email, message, workload, start } = demo;
  const stored = await insertRequest(tx, {
    reference: createReference(context.prefix),
    idempotency_key: randomUUID(),
    fingerprint: FINGERPRINT,
    ...{ form: demo.form, name, email, message, workload, start_date: start },
    ...(demo.form === "apply"
      ? {}
      : {
          company_name: demo.company,
          project_type: demo.project,
          project_duration: demo.duration,
        }),
  });
  if (!stored) throw new Error("A request of the demo was not stored");
  const submitted_at = before(context.now, ago);
  await tx.update(requests).set({ submitted_at }).where(eq(requests.id, stored.id));
  if (demo.form === "hire") await insertHired(tx, stored.id, demo);
  if (demo.form === "find") await insertWanted(tx, stored.id, demo);
  if (demo.form === "apply") await insertApplied(tx, stored.id, demo, context);
  await insertSteps(tx, stored.id, demo, context);
  if (demo.form !== "apply" && demo.call) await insertCall(tx, stored.id, demo.call, context);
}

/** Books a call at a time that is free now, however the demo's hours are. */
async function insertCall(
  tx: Transaction,
  request_id: number,
  { after, timezone }: NonNullable<DemoHire["call"]>,
  { now }: Context,
): Promise<void> {
  const starts_at = (await listFreeSlots(tx, { now }))[after];
  const [slot] = starts_at ? await listFreeHostSlots(tx, starts_at, { now }) : [];
  if (!slot) return;
  const token_hash = toTokenHash(createToken());
  await insertBooking(tx, { ...slot, request_id, timezone, status: "booked", token_hash });
}

const before = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR);

async function insertHired(tx: Transaction, id: number, { members: slugs }: DemoHire) {
  const rows = await listMembers(tx, slugs);
  await insertRequestMembers(
    tx,
    id,
    rows.map(({ first_name, last_name, ...row }, index) => ({
      ...row,
      sort_order: index + 1,
      full_name: toFullName({ first_name, last_name }),
    })),
  );
}

async function insertWanted(tx: Transaction, id: number, demo: DemoFind) {
  const rows = await listMembers(tx, demo.members);
  const known = await tx
    .select({ slug: technologies.slug, name: technologies.name })
    .from(technologies)
    .where(inArray(technologies.name, demo.technologies));
  await insertFindDetails(tx, id, {
    technologies: known,
    number_of_developers: demo.count,
    seniority_level: demo.level,
    max_rate: demo.maxRate,
    currency: "EUR",
    job_description: "",
    matches: rows.map(({ member_id, slug, ...name }) => ({
      ...{ member_id, slug },
      full_name: toFullName(name),
    })),
  });
}

async function listMembers(tx: Transaction, slugs: readonly string[]) {
  const { id: member_id, slug, first_name, last_name, sales_rate, sales_currency } = members;
  const rows = await tx
    .select({ member_id, slug, first_name, last_name, sales_rate, sales_currency })
    .from(members)
    .where(inArray(slug, [...slugs]));
  return rows.toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
}

async function insertApplied(
  tx: Transaction,
  id: number,
  demo: DemoApplication,
  { now, cvs }: Context,
): Promise<void> {
  const [vacancy] = await tx
    .select({ id: vacancies.id, title: vacancies.title })
    .from(vacancies)
    .where(eq(vacancies.slug, demo.vacancy ?? ""));
  const decision = demo.steps.find((step) => "state" in step && isClosed(step.state));
  await insertApplication(tx, {
    request_id: id,
    job: vacancy?.title ?? demo.position ?? "Something else",
    vacancy_id: vacancy?.id ?? null,
    first_name: demo.firstName,
    last_name: demo.lastName,
    country_code: demo.country,
    city: demo.city,
    timezone: demo.zone,
    seniority_level: demo.level,
    years_of_experience: demo.years,
    technologies: demo.technologies,
    languages: [{ code: "en", level: "C1" }],
    hourly_rate: demo.rate,
    currency: "EUR",
    links: [],
    decided_at: decision ? before(now, decision.ago) : null,
  });
  const cv = cvs.get(demo.email);
  if (cv) await insertCv(tx, id, demo, cv);
}

async function insertCv(tx: Transaction, request_id: number, { name }: Demo, bytes: Buffer) {
  const token = createToken();
  const purpose = "cv";
  await insertUpload(tx, token, {
    ...{ purpose, type: "application/pdf", size: bytes.length, bytes, client: null },
    name: `CV ${name}.pdf`,
  });
  await claimUpload(tx, token, { purpose, request_id, field: purpose });
}

type Fields = Pick<
  typeof requests.$inferSelect,
  "state" | "state_reason" | "owner_id" | "follow_up_on"
>;
type Outcome = Pick<NewRequestEvent, "kind" | "change" | "subject" | "body"> & {
  fields?: Partial<Fields>;
};

/** Stores each step as the desk does, and the request as the last one leaves it. */
async function insertSteps(
  tx: Transaction,
  request_id: number,
  { steps }: Demo,
  context: Context,
): Promise<void> {
  let fields: Fields = { state: "new", state_reason: null, owner_id: null, follow_up_on: null };
  let version = 1;
  for (const step of steps) {
    const staff_id = context.people[step.by];
    const at = before(context.now, step.ago);
    const { fields: changed, ...event } = toOutcome(step, fields, context);
    if (changed) version += 1;
    fields = { ...fields, ...changed };
    const mail_id = event.kind === "reply" ? randomUUID() : null;
    if (mail_id) {
      await trackMail(tx, mail_id, { request_id });
      await recordSent(tx, mail_id);
    }
    await tx.insert(requestEvents).values({ request_id, staff_id, at, version, mail_id, ...event });
    if (!("scores" in step)) continue;
    const [technical, communication, english, motivation] = step.scores;
    const scores = { technical, communication, english, motivation, note: step.note };
    await upsertReview(tx, { request_id, staff_id, ...scores, updated_at: at });
  }
  await tx
    .update(requests)
    .set({ ...fields, version })
    .where(eq(requests.id, request_id));
}

function toOutcome(step: DemoStep, fields: Fields, { people, timezone, now }: Context): Outcome {
  if ("state" in step) {
    const { state: to, reason } = step;
    const change = { field: "state", from: fields.state, to, reason } as const;
    return { kind: "state", change, fields: { state: to, state_reason: reason ?? null } };
  }
  if ("owner" in step) {
    const to = people[step.owner];
    const change = { field: "owner_id", from: fields.owner_id, to } as const;
    return { kind: "owner", change, fields: { owner_id: to } };
  }
  if ("followUp" in step) {
    const to = toDay(new Date(now.getTime() + step.followUp * DAY), timezone);
    const change = { field: "follow_up_on", from: fields.follow_up_on, to } as const;
    return { kind: "follow_up", change, fields: { follow_up_on: to } };
  }
  if ("scores" in step) {
    return { kind: "review", change: { field: "review", to: toAverage(step.scores) } };
  }
  if ("reply" in step) return { kind: "reply", subject: step.subject, body: step.reply };
  return { kind: "note", body: step.note };
}
