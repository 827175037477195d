import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { interviewLinks, interviews } from "#database/tables/interviews.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import {
  propose,
  seedAnsweredProposal,
  storeMemberEmail,
  TIMES,
  TUESDAY,
} from "#tests/support/interviews.ts";
import { seedMembers } from "#tests/support/members.ts";
import { createTestServices } from "#tests/support/services.ts";
import { changeInterview } from "./changes/interview-changes.service.server.ts";
import { interviewsRecord } from "./interviews-personal.repository.server.ts";

const services = { ...(await createTestServices()), clock: () => TUESDAY };
const { db } = services;
await seedMembers(db, [{ slug: "anna-kask", timezone: "Europe/Tallinn" }]);
const { ofPerson, expiry } = interviewsRecord;
if (!ofPerson || !expiry) throw new Error();

beforeEach(async () => {
  await db.execute(sql`truncate proposals restart identity cascade`);
  await storeMemberEmail(db, "anna-kask", "anna@example.com");
  const proposal_id = await seedAnsweredProposal(db, [1]);
  const key = { proposal_id, member_id: 1 };
  await changeInterview(services, key, { side: "client", staff: null }, propose());
  const confirmed = { intent: "confirm", sequence: 1, time: TIMES[0] ?? "" } as const;
  await changeInterview(services, key, { side: "member", staff: null }, confirmed);
});

test.each(["Solveig@Fjordhaven.example", "anna@example.com"])(
  "%s gets a copy of the interview, and erases it with its links",
  async (address) => {
    const person = parsePerson(address) ?? expect.fail();
    expect(await ofPerson.count(db, person)).toBe(1);
    for await (const { data, details } of ofPerson.copy(db, person)) {
      expect(data).toMatchObject({ status: "agreed", day: { zone: "Europe/Berlin" } });
      expect(details).toContainEqual(["State", "agreed"]);
    }
    expect(await ofPerson.listNotices?.(db, person, TUESDAY)).toEqual([
      expect.stringMatching(/^The interview of Fjordhaven Ferries with .+ is deleted; no email/),
    ]);
    expect(await ofPerson.eraseSome(db, person)).toBe(1);
    expect(await db.$count(interviews)).toBe(0);
    expect(await db.$count(interviewLinks)).toBe(0);
  },
);

test("an interview is erased 12 months after its last change", async () => {
  expect(await expiry.find(db, new Date("2027-11-23T10:00:00Z"))).toMatchObject({ count: 0 });
  expect(await expiry.eraseSome(db, new Date("2027-11-24T10:00:00Z"))).toBe(1);
});
