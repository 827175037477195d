import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { saveSite } from "#app/site/site.repository.server.ts";
import { BookingConfigSchema } from "#contract/calls/booking.ts";
import type { Email } from "#services/email/email.server.ts";
import { toEdit, toEmail } from "#tests/support/desk-proposals.ts";
import { seedMembers } from "#tests/support/members.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { TEST_SITE } from "#tests/support/site.ts";
import { createStaff } from "#tests/support/staff.ts";
import { sendProposal } from "./send-proposal.service.server.ts";

const services = await createTestServices();
const { db } = services;
const mari = await createStaff(db, { name: "Mari Kask" });

beforeAll(() => seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]));

test.each([
  ["Europe/Tallinn", "2027-03-30", "2027-03-28T06:00:00.000Z"],
  ["Europe/Tallinn", "2027-11-02", "2027-10-31T07:00:00.000Z"],
  ["America/New_York", "2027-03-16", "2027-03-14T13:00:00.000Z"],
  ["America/New_York", "2027-11-09", "2027-11-07T14:00:00.000Z"],
  ["Australia/Lord_Howe", "2027-10-05", "2027-10-02T22:00:00.000Z"],
  ["Australia/Lord_Howe", "2027-04-06", "2027-04-03T22:30:00.000Z"],
  ["Africa/Cairo", "2027-05-02", "2027-04-30T06:00:00.000Z"],
  ["Pacific/Apia", "2028-03-02", "2028-02-28T20:00:00.000Z"],
  ["Asia/Kathmandu", "2028-01-02", "2027-12-31T03:15:00.000Z"],
])(
  "in %s the reminder of a proposal until %s leaves at nine two days before",
  async (timezone, valid_until, sent_at) => {
    await db.execute(sql`delete from pgboss.job`);
    await saveSite(db, { ...TEST_SITE, booking: BookingConfigSchema.parse({ timezone }) });
    const clock = () => new Date(Date.parse(valid_until) - 10 * 86_400_000);
    const edit = toEdit({ valid_until });
    const email = toEmail(edit.proposal_id);
    await sendProposal({ ...services, clock }, mari, { request_id: null }, { ...edit, email });
    const planned = (await listQueuedEmails(db)).flatMap(
      ({ send_at }: Email & { send_at?: string }) => send_at ?? [],
    );
    expect(planned).toEqual([sent_at]);
  },
);
