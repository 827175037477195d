import { eq } from "drizzle-orm";
import type { Transaction } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";

/** A request as the proposals made for it need it. */
export type ProposalRequestRow = Pick<
  typeof requests.$inferSelect,
  "id" | "reference" | "form" | "project_type" | "version" | "state" | "follow_up_on"
>;

/** The request, locked until the transaction ends. */
export async function lockRequestById(
  tx: Transaction,
  requested: number,
): Promise<ProposalRequestRow | undefined> {
  const { id, reference, form, project_type, version, state, follow_up_on } = requests;
  const [row] = await tx
    .select({ id, reference, form, project_type, version, state, follow_up_on })
    .from(requests)
    .where(eq(id, requested))
    .for("no key update");
  return row;
}
