import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { FormName } from "#contract/clients/forms.ts";
import type { DraftKind } from "#contract/desk/request-draft-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import { requestDrafts } from "#database/tables/request-drafts.ts";
import { requests } from "#database/tables/requests.ts";

/** What a person has begun to write about a request. */
export type OwnDraft = {
  reference: string;
  form: FormName;
  name: string;
  kind: DraftKind;
  body: string;
  saved_at: Date;
};

/** A person's drafts that were not sent, the last one first. */
export function listOwnDrafts(
  db: Queryable,
  { staff_id, forms }: { staff_id: number; forms: readonly FormName[] },
  limit: number,
): Promise<OwnDraft[]> {
  const { kind, body, saved_at, sent_as } = requestDrafts;
  const { reference, form, name } = requests;
  return db
    .select({ reference, form, name, kind, body, saved_at })
    .from(requestDrafts)
    .innerJoin(requests, eq(requests.id, requestDrafts.request_id))
    .where(
      and(
        eq(requestDrafts.staff_id, staff_id),
        isNull(sent_as),
        sql`trim(${body}) <> ''`,
        inArray(form, [...forms]),
      ),
    )
    .orderBy(desc(saved_at))
    .limit(limit);
}
