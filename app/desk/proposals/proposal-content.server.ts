import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { ProposalFileSchema } from "#app/proposals/content/proposal-file.server.ts";
import type { ProposalRow } from "#app/proposals/proposals.repository.server.ts";
import { findDraft, findSentContent } from "#app/proposals/versions.repository.server.ts";
import type { WholeRequest } from "#app/requests/records/requests.repository.server.ts";
import type { ProposalContent } from "#contract/desk/desk-proposal.ts";
import type { Queryable } from "#database/client.server.ts";
import { addDays } from "#platform/time/date-text.ts";

/** Days for which a new proposal is valid. */
const VALID_DAYS = 14;

/** The email follows its template. */
export const TEMPLATE_EMAIL = { email_template: null, email_subject: null, email_body: null };

/** What a new proposal begins with. */
export function toNewContent(
  { name: prepared_by }: { name: string },
  today: string,
  request?: Pick<WholeRequest, "name" | "email" | "company_name" | "members">,
): ProposalContent {
  return {
    type: "private",
    client: request?.company_name ?? request?.name ?? "",
    client_name: request?.name ?? "",
    client_email: request?.email ?? "",
    prepared_by,
    valid_until: addDays(today, VALID_DAYS),
    brief: "",
    members: (request?.members ?? []).map(({ member_id }) => ({
      member_id,
      note: "",
      sales_rate: null,
    })),
    ...TEMPLATE_EMAIL,
  };
}

/** What the client sees, as staff would have written it. */
export async function readSentContent(db: Queryable, row: ProposalRow): Promise<ProposalContent> {
  return toSentContent(row, await findSentContent(db, row.id));
}

/** @see readSentContent */
export function toSentContent(
  row: ProposalRow,
  sent: Pick<ProposalContent, "brief"> | undefined,
): ProposalContent {
  const { type, client, client_name, client_email, prepared_by, valid_until, members } = row;
  return {
    type,
    client,
    prepared_by,
    valid_until,
    members,
    client_name: client_name ?? "",
    client_email: client_email ?? "",
    brief: sent?.brief ?? readBrief(row.source),
    // The next email is about what will change.
    ...TEMPLATE_EMAIL,
  };
}

/** The text of a file before it was HTML. */
function readBrief(source: string): string {
  return ProposalFileSchema.safeParse(parse(source)).data?.brief ?? "";
}

/** What the builder shows: what is to be sent, else what was. */
export async function readContent(
  db: Queryable,
  row: ProposalRow,
): Promise<{ content: ProposalContent; isDraft: boolean }> {
  const draft = await findDraft(db, row.id);
  // One that was saved before has no email.
  if (draft) return { content: { ...TEMPLATE_EMAIL, ...draft.content }, isDraft: true };
  return { content: await readSentContent(db, row), isDraft: false };
}

/** Names of the fields in which two contents differ. */
export function listChangedFields(
  before: ProposalContent,
  after: ProposalContent,
): (keyof ProposalContent)[] {
  const fields = Object.keys(after) as (keyof ProposalContent)[];
  return fields.filter((field) => !isDeepStrictEqual(before[field], after[field]));
}
