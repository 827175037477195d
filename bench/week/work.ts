import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { submitApplication } from "#app/apply/applications.service.server.ts";
import { enterCall } from "#app/desk/calls/enter-call.service.server.ts";
import { sendProposal } from "#app/desk/proposals/send-proposal.service.server.ts";
import { changeRequest } from "#app/desk/requests/request-changes.service.server.ts";
import { listStoredHosts } from "#app/site/hosts.repository.server.ts";
import { ApplicationSchema } from "#contract/applications/application.ts";
import { requests } from "#database/tables/requests.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import { toContent, toEdit } from "#tests/support/desk-proposals.ts";
import { storeFile } from "#tests/support/person.ts";
import { toApplyForm } from "#tests/support/requests.ts";
import { createRandom } from "../random.ts";
import { type Agency, forEach, listOwners, type WeekServices } from "./agency.ts";
import type { WeekRequest } from "./requests.ts";
import { ABOUT, CITIES, FAMILY, GIVEN, JOBS, TECHNOLOGIES } from "./words.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const [APPLICATIONS, PROPOSALS, CALLS] = [200, 40, 60];
/** How many applications are in each state; the others are new. */
const REVIEWED = { reviewing: 40, interview: 20, accepted: 10, rejected: 60 } as const;

/** 200 applications with CVs, in all states. */
export async function createApplications(services: WeekServices, agency: Agency): Promise<void> {
  const random = createRandom(34);
  const owners = listOwners(agency);
  const states = Object.entries(REVIEWED).flatMap(([state, count]) =>
    Array.from({ length: count }, () => state as keyof typeof REVIEWED),
  );
  await forEach(Array.from({ length: APPLICATIONS }), async (_, index) => {
    const [country_code, city, timezone] = random.pick(CITIES);
    const form = toApplyForm({
      job: random.pick(JOBS),
      first_name: random.pick(GIVEN),
      last_name: random.pick(FAMILY),
      email: `applicant.${index}@mail.example`,
      country_code,
      city,
      timezone,
      "technologies[0][name]": random.pick(TECHNOLOGIES),
      hourly_rate: String(25 + random.whole(50)),
      years_of_experience: String(6 + random.whole(14)),
      about: random.pick(ABOUT),
      cv: await storeFile(services.db, "cv", "CV.pdf"),
    });
    const application = ApplicationSchema.parse(toFormValues([...form] as [string, string][]));
    const delivery = { key: randomUUID(), token: "", client: `10.34.${index}.1` };
    const { reference } = await submitApplication(services, application, delivery);
    const state = states[index];
    const hoursAgo = state ? 48 + random.whole(30 * 24) : random.whole(160);
    await services.db
      .update(requests)
      .set({ submitted_at: new Date(Date.now() - hoursAgo * HOUR_MS) })
      .where(eq(requests.reference, reference));
    const owner = owners[index % owners.length];
    if (!state || !owner) return;
    const version = await changeRequest(services, owner, reference, {
      intent: "fields",
      version: 1,
      owner_id: owner.id,
    });
    await changeRequest(services, owner, reference, {
      intent: "fields",
      version,
      state,
      ...(state === "rejected" ? { reason: "experience" as const } : {}),
      follow_up_on: null,
    });
  });
}

/** 40 sent proposals of three members each, about requests that are proposed. */
export async function createProposals(
  services: WeekServices,
  agency: Agency,
  about: readonly WeekRequest[],
): Promise<void> {
  const random = createRandom(35);
  const owners = listOwners(agency);
  await forEach(about.slice(0, PROPOSALS), async (request, index) => {
    const staff = owners[index % owners.length] ?? agency.liis;
    const ids = [1 + random.whole(8), 9 + random.whole(8), 17 + random.whole(8)];
    const edit = toEdit(
      toContent({
        client: request.name,
        client_name: request.name,
        client_email: request.email,
        prepared_by: staff.name,
        members: ids.map((member_id) => ({ member_id, note: "", sales_rate: null })),
      }),
    );
    const link = `${services.env.siteUrl}/proposals/${edit.proposal_id}`;
    const email = { key: randomUUID(), subject: "Three people for you", body: `Hello,\n\n${link}` };
    await sendProposal(services, staff, { request_id: request.id }, { ...edit, email });
  });
}

/** Working days around today, the latest of the past first and then those to come. */
function listWorkingDays(): Date[] {
  const isWorking = (day: Date) => day.getUTCDay() % 6 !== 0;
  const toDay = (days: number) => new Date(Date.now() + days * DAY_MS);
  const days = Array.from({ length: 10 }, (_, index) => index + 1);
  return [...days.map((one) => toDay(-one)), ...days.map((one) => toDay(one))].filter(isWorking);
}

/** 60 calls, one after the other by each host; those of the past have no outcome yet. */
export async function createCalls(
  services: WeekServices,
  agency: Agency,
  about: readonly WeekRequest[],
): Promise<void> {
  const emails = Object.values(agency).map(({ email }) => email);
  const hosts = (await listStoredHosts(services.db)).filter(({ email }) => emails.includes(email));
  const slots = listWorkingDays().flatMap((day) =>
    hosts.flatMap(({ id }) =>
      ["10:00", "13:30"].map((time) => ({ host: id, date: day.toISOString().slice(0, 10), time })),
    ),
  );
  const random = createRandom(36);
  const chosen = slots.map((slot) => ({ slot, at: random.next() })).sort((a, b) => a.at - b.at);
  for (const [index, request] of about.slice(0, CALLS).entries()) {
    const slot = chosen[index]?.slot;
    if (!slot) throw new Error("There are too few hours for the calls of the week");
    const booked = new Date(Date.parse(`${slot.date}T00:00:00Z`) - 2 * DAY_MS);
    await enterCall(services.at(booked < new Date() ? booked : new Date()), agency.liis, {
      request: request.reference,
      ...slot,
      offset: "",
      phone: "+372 5555 1234",
      confirmed: "",
      is_emailed: undefined,
    });
  }
}
