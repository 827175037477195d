import { getSite } from "#app/site/site.service.server.ts";
import type { ReplyValues } from "#contract/desk/reply-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { readSignature } from "#services/staff/staff.repository.server.ts";

export type Sender = Pick<CurrentStaff, "id" | "name">;

export type SenderValues = Pick<
  ReplyValues,
  "agency" | "staff_name" | "staff_first_name" | "signature"
>;

/** What placeholders stand for that depend on who sends a reply. */
export async function readSenderValues(db: Queryable, { id, name }: Sender): Promise<SenderValues> {
  const agency = (await getSite(db)).name;
  return {
    agency,
    staff_name: name,
    staff_first_name: name.split(" ")[0] ?? "",
    signature: (await readSignature(db, id)) || `${name}\n${agency}`,
  };
}
