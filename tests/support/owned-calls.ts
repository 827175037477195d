import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { createApi } from "#app/api.ts";
import { bookings } from "#database/tables/bookings.ts";
import { requests } from "#database/tables/requests.ts";
import type { Services } from "#services/services.server.ts";
import { confirmAddress } from "./booking-api.ts";
import { toRequestForm } from "./requests.ts";
import type { TestStaff } from "./staff.ts";

type OwnedCall = { date: string; time: string; host?: number };

/** Requests of a person, each with a call of host 1 or another one. Emails of before are gone. */
export function createOwnedCalls(
  { db }: Pick<Services, "db">,
  api: ReturnType<typeof createApi>,
  getOwner: () => TestStaff,
) {
  let clients = 0;
  const createOwned = async (call?: OwnedCall) => {
    clients += 1;
    const email = `client-${clients}@example.com`;
    if (call) await confirmAddress(db, email);
    const time = call && {
      "contact_at[date]": call.date,
      "contact_at[time]": call.time,
      "contact_at[timezone]": "UTC",
    };
    const response = await api.request("/api/forms/request", {
      method: "POST",
      body: toRequestForm({ email, name: `Client ${clients}`, ...time }),
      headers: { "Idempotency-Key": randomUUID(), "X-Forwarded-For": `10.4.${clients}.1` },
    });
    const { data } = (await response.json()) as { data: { reference: string } };
    const [row] = await db
      .update(requests)
      .set({ owner_id: getOwner().id })
      .where(eq(requests.reference, data.reference))
      .returning({ id: requests.id, reference: requests.reference });
    if (!row) throw new Error("The request was not stored");
    const host = call?.host ?? 1;
    await db.update(bookings).set({ host }).where(eq(bookings.request_id, row.id));
    await db.execute(sql`delete from pgboss.job`);
    return { ...row, email, name: `Client ${clients}` };
  };
  const hostOf = async ({ id }: { id: number }) =>
    (await db.select().from(bookings).where(eq(bookings.request_id, id)))[0]?.host;
  return { createOwned, hostOf };
}
