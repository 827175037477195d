import { createHmac } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { toEarliestDay } from "#app/proposals/proposal-texts.ts";
import { listRequestsByReference } from "#app/requests/records/requests.repository.server.ts";
import { readToday } from "#app/site/agency-time.server.ts";
import { type ProposalContent, ProposalContentSchema } from "#contract/desk/desk-proposal.ts";
import type {
  NewProposalBody,
  ProgramProposal,
  ProposalBody,
} from "#contract/programs/proposal.ts";
import type { Database } from "#database/client.server.ts";
import { notFound, PublicError, unprocessable } from "#platform/errors.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import type { Actor } from "#services/audit/actor.ts";
import { getSecret } from "#services/secrets.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import {
  findDeskProposal,
  findWholeProposal,
} from "../../proposals/desk-proposals.repository.server.ts";
import { ProposalChangedError } from "../../proposals/edited-proposal.server.ts";
import { readContent, toNewContent } from "../../proposals/proposal-content.server.ts";
import type { DeskProposalQuery } from "../../proposals/proposal-filters.ts";
import { toForm } from "../../proposals/proposal-form.ts";
import { saveInTransaction, saveProposal } from "../../proposals/save-proposal.service.server.ts";
import { CLIENT_FORMS } from "../../requests/request-filters.ts";
import { stale } from "../preconditions.server.ts";
import { readNewestFirst, type SyncedQuery } from "../synced-page.server.ts";
import {
  listKnownIds,
  listProgramProposals,
  lockProposalId,
} from "./program-proposals.repository.server.ts";
import { toProgramProposal } from "./to-program-proposal.server.ts";

type Deps = Pick<Services, "db" | "clock" | "env">;
type Program = Pick<Actor, "id" | "name" | "token_id">;

type ListQuery = SyncedQuery & Pick<DeskProposalQuery, "state"> & { text?: string | undefined };

/** A page of proposals, the newest first. */
export async function listProposals(
  { db, clock, env }: Deps,
  { state, text = "", ...page }: ListQuery,
) {
  const now = clock();
  const filter = { state, text, today: toEarliestDay(now) };
  const { shown, ...rest } = await readNewestFirst(db, page, (part) =>
    listProgramProposals(db, filter, part),
  );
  return { data: shown.map((row) => toProgramProposal(row, { now, env })), ...rest };
}

/** @throws PublicError 404 */
export async function getProposal({ db, clock, env }: Deps, id: number): Promise<ProgramProposal> {
  const now = clock();
  const filter = { id, state: "all", text: "", today: toEarliestDay(now) } as const;
  const part = { last: undefined, since: undefined, limit: 1 };
  const [row] = await listProgramProposals(db, filter, part);
  if (!row) throw missing(id);
  return toProgramProposal(row, { now, env });
}

/**
 * Creates a draft, which a person sends. The same key again creates nothing.
 * @throws PublicError 422 for the key of another one, an unknown request or member
 */
export async function createProposalDraft(
  deps: Deps,
  program: Program,
  { key, reference, ...body }: NewProposalBody & { key: string },
): Promise<ProgramProposal> {
  const { db, clock } = deps;
  const request = reference === undefined ? undefined : await getClientRequest(db, reference);
  const start = toNewContent(program, await readToday(db, clock()), request);
  const content = await parseContent(db, { ...toBody(start), ...body }, start);
  const proposal_id = await toProposalId(db, program, key);
  const { id, isNew } = await db.transaction(async (tx) => {
    // One after the other, so that the second one finds what the first one has stored.
    await lockProposalId(tx, proposal_id);
    const stored = await findDeskProposal(tx, { proposal_id });
    if (stored) return { id: stored.id, isNew: false };
    const target = { request_id: request?.id ?? null };
    const edit = { revision: 0, proposal_id, content };
    const { id } = await saveInTransaction(tx, program, { target, edit, now: clock() });
    return { id, isNew: true };
  });
  const proposal = await getProposal(deps, id);
  if (!isNew) requireSame(proposal, { reference: reference ?? null, body, content });
  return proposal;
}

/**
 * Changes what is to be sent, which a person sends.
 * @throws PublicError 404, 409 when it is closed, 412 when it is not at the revision that was read,
 *   422
 */
export async function changeProposalDraft(
  deps: Deps,
  program: Program,
  { id, revision, body }: { id: number; revision: number; body: ProposalBody },
): Promise<ProgramProposal> {
  const whole = await findWholeProposal(deps.db, id);
  if (!whole) throw missing(id);
  const before = await readContent(deps.db, whole.proposal);
  const content = await parseContent(deps.db, body, before.content);
  try {
    await saveProposal(deps, program, { id }, { revision, content });
  } catch (error) {
    if (!(error instanceof ProposalChangedError)) throw error;
    const isClosed = error.otherVersion.revision === revision;
    throw isClosed ? new PublicError(409, error.message) : stale();
  }
  return getProposal(deps, id);
}

const missing = (id: number) => notFound(`There is no proposal ${id}.`);

/** The id is the secret of the client's link: the key alone must not tell it. */
async function toProposalId(db: Database, { id }: Program, key: string): Promise<string> {
  const secret = await getSecret(db, "program proposals");
  return createHmac("sha256", secret).update(`${id} ${key}`).digest("hex");
}

type SentProposal = {
  reference: string | null;
  body: Partial<ProposalBody>;
  content: ProposalContent;
};

/** Once staff have changed what the key created, there is nothing to compare with. */
function requireSame(stored: ProgramProposal, { reference, body, content }: SentProposal): void {
  const fields = Object.keys(body) as (keyof ProposalBody)[];
  const isSame = fields.every((field) => isDeepStrictEqual(stored.content[field], content[field]));
  if (stored.reference === reference && (stored.revision > 1 || isSame)) return;
  throw unprocessable({ idempotency_key: ["Another proposal was created with this key"] });
}

async function getClientRequest(db: Database, reference: string) {
  const [request] = await listRequestsByReference(db, reference);
  if (request && CLIENT_FORMS.includes(request.form)) return request;
  throw unprocessable({ reference: [`There is no request ${reference}`] });
}

function toBody(content: ProposalContent): ProposalBody {
  const { email_template, email_subject, email_body, ...body } = content;
  return body;
}

type Email = Pick<ProposalContent, "email_template" | "email_subject" | "email_body">;

/** What a form of the desk would have sent, checked by its schema. */
async function parseContent(
  db: Database,
  body: ProposalBody,
  { email_template, email_subject, email_body }: Email,
): Promise<ProposalContent> {
  const form = toForm({ ...body, email_template, email_subject, email_body });
  const parsed = ProposalContentSchema.safeParse(form);
  if (!parsed.success) throw unprocessable(toFieldErrors(parsed.error));
  const ids = body.members.map(({ member_id }) => member_id);
  const known = await listKnownIds(db, ids);
  const unknown = ids.findIndex((id) => !known.has(id));
  if (unknown >= 0) {
    throw unprocessable({
      [`members.${unknown}.member_id`]: [`There is no profile ${ids[unknown]}`],
    });
  }
  return parsed.data;
}
