import { inArray } from "drizzle-orm";
import { bookings } from "#database/tables/bookings.ts";
import { requests } from "#database/tables/requests.ts";
import { createLetters } from "./hire.ts";
import { test as base } from "./run-database.ts";

type NewCall = {
  starts_at: Date;
  host: number;
  request: Partial<typeof requests.$inferInsert> & { name: string; email: string };
  booking?: Partial<typeof bookings.$inferInsert>;
};

type StoredCall = { reference: string; request_id: number };

/** `test` with booked calls of half an hour; their time is free again afterwards. */
export const test = base.extend<{ bookCall: (call: NewCall) => Promise<StoredCall> }>({
  bookCall: async ({ db }, use) => {
    const references: string[] = [];
    await use(async ({ starts_at, host, request, booking }) => {
      const reference = `OG-${createLetters().slice(2).toUpperCase()}`;
      references.push(reference);
      const [stored] = await db
        .insert(requests)
        .values({
          reference,
          idempotency_key: crypto.randomUUID(),
          fingerprint: "e2e",
          form: "hire",
          ...request,
        })
        .returning({ id: requests.id });
      const request_id = stored?.id ?? 0;
      const ends_at = new Date(starts_at.getTime() + 1_800_000);
      await db.insert(bookings).values({
        request_id,
        host,
        status: "booked",
        token_hash: crypto.randomUUID(),
        starts_at,
        ends_at,
        blocked_until: ends_at,
        timezone: "Europe/Tallinn",
        ...booking,
      });
      return { reference, request_id };
    });
    await db.delete(requests).where(inArray(requests.reference, references));
  },
});
