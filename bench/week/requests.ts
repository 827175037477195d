import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { changeRequest } from "#app/desk/requests/request-changes.service.server.ts";
import { submitFindRequest } from "#app/find/find-requests.service.server.ts";
import { submitHireRequest } from "#app/hire/hire-requests.service.server.ts";
import { FindRequestSchema } from "#contract/clients/find-request.ts";
import { HireRequestSchema } from "#contract/clients/hire-request.ts";
import type { RequestState } from "#contract/clients/request-state-terms.ts";
import { requests } from "#database/tables/requests.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import { toFindForm, toRequestForm } from "#tests/support/requests.ts";
import { createRandom, type Random } from "../random.ts";
import { type Agency, forEach, listOwners, type WeekServices } from "./agency.ts";
import {
  COMPANIES,
  FAMILY,
  GIVEN,
  MESSAGES,
  NOTES,
  PROJECTS,
  SPAM,
  TECHNOLOGIES,
} from "./words.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const SPAM_COUNT = 100;
/** A word of every message of the spam of the week. */
export const SPAM_COMPANY = "Rankboost Media";

/** How many requests are in each state when the week begins; the spam is new. */
const STATES: Readonly<Record<Exclude<RequestState, "spam">, number>> = {
  new: 35,
  contacted: 55,
  proposed: 45,
  interviewing: 15,
  won: 20,
  lost: 30,
};

export type WeekRequest = {
  id: number;
  reference: string;
  name: string;
  email: string;
  state: RequestState;
  isFind: boolean;
  /** Null where it is new. */
  owner_id: number | null;
};

const toWord = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, "");

/** Sends a form as a client, some hours ago. */
async function send(
  services: WeekServices,
  answers: Record<string, string | undefined>,
  { isFind, hoursAgo, client }: { isFind: boolean; hoursAgo: number; client: string },
): Promise<{ id: number; reference: string }> {
  const delivery = { key: randomUUID(), token: "", client };
  const form = isFind ? toFindForm(answers) : toRequestForm(answers);
  const values = toFormValues([...form] as [string, string][]);
  const { reference } = isFind
    ? await submitFindRequest(services, FindRequestSchema.parse(values), delivery)
    : await submitHireRequest(services, HireRequestSchema.parse(values), delivery);
  const [row] = await services.db
    .update(requests)
    .set({ submitted_at: new Date(Date.now() - hoursAgo * HOUR_MS) })
    .where(eq(requests.reference, reference))
    .returning({ id: requests.id });
  return { id: row?.id ?? 0, reference };
}

/** A client with a project: who they are, and what they ask for. */
function createAnswers(random: Random, index: number) {
  const [given, family] = [random.pick(GIVEN), random.pick(FAMILY)];
  const company = random.pickEarly(COMPANIES);
  const isFind = index % 3 === 0;
  return {
    isFind,
    answers: {
      name: `${given} ${family}`,
      email: `${toWord(given)}.${toWord(family)}.${index}@${toWord(company)}.example`,
      company_name: index % 7 === 0 ? "" : company,
      project_type: random.pick(PROJECTS),
      message: random.pick(MESSAGES),
      ...(isFind
        ? {
            "technologies[0]": random.pick(TECHNOLOGIES),
            "technologies[1]": undefined,
            number_of_developers: String(1 + random.whole(3)),
            max_rate: random.next() < 0.5 ? undefined : String(40 + random.whole(50)),
            "members[0][member_id]": String(1 + random.whole(12)),
          }
        : {
            "members[0][member_id]": String(1 + random.whole(12)),
            "members[1][member_id]": String(13 + random.whole(12)),
          }),
    },
  };
}

/** 100 requests of one sender of spam, and 200 of clients, in all states. */
export async function createRequests(
  services: WeekServices,
  agency: Agency,
): Promise<WeekRequest[]> {
  const random = createRandom(33);
  await forEach(Array.from({ length: SPAM_COUNT }), async (_, index) => {
    const answers = {
      name: `Growth Team ${random.pick(GIVEN)}`,
      email: `offer${index}@rankboost-mail.example`,
      company_name: SPAM_COMPANY,
      message: random.pick(SPAM),
    };
    await send(services, answers, { isFind: false, hoursAgo: index * 0.6, client: "203.0.113.7" });
  });
  const owners = listOwners(agency);
  const planned = (Object.entries(STATES) as [keyof typeof STATES, number][]).flatMap(
    ([state, count]) => Array.from({ length: count }, (_, index) => ({ state, index })),
  );
  const created: WeekRequest[] = [];
  await forEach(planned, async ({ state, index }, number) => {
    const { isFind, answers } = createAnswers(random, number);
    const hoursAgo = state === "new" ? random.whole(90) : 24 + random.whole(40 * 24);
    const client = `10.33.${number}.1`;
    const stored = await send(services, answers, { isFind, hoursAgo, client });
    const owner = state === "new" ? undefined : owners[index % owners.length];
    const { name, email } = answers;
    const request = { ...stored, name, email, state, isFind, owner_id: owner?.id ?? null };
    if (owner) await advance(services, owner, request, random);
    created[number] = request;
  });
  return created;
}

/** Gives a request an owner, now and then a note, and the state that it has at the start. */
async function advance(
  services: WeekServices,
  staff: Agency["liis"],
  { reference, state }: WeekRequest,
  random: Random,
): Promise<void> {
  const change = (input: Parameters<typeof changeRequest>[3]) =>
    changeRequest(services, staff, reference, input);
  let version = await change({ intent: "fields", version: 1, owner_id: staff.id });
  if (random.next() < 0.4) {
    await change({ intent: "note", key: randomUUID(), body: random.pick(NOTES) });
  }
  // Two thirds are due on a later day, the others were due already.
  const days = random.whole(21) - 7;
  const follow_up_on = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  version = await change({
    intent: "fields",
    version,
    state: "contacted",
    follow_up_on,
  });
  if (state === "contacted") return;
  const lost =
    state === "lost" ? { reason: random.pick(["no_reply", "hired_elsewhere"] as const) } : {};
  await change({
    intent: "fields",
    version,
    state,
    ...lost,
    follow_up_on: state === "won" || state === "lost" ? null : follow_up_on,
  });
}
