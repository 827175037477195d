import { toMemberQuery } from "#app/developers/filters/member-query.ts";
import { listMembers } from "#app/developers/members.service.server.ts";
import { LIST_OPTIONS } from "#app/developers/search/list-options.server.ts";
import { getMemberTaxonomy } from "#app/developers/search/member-taxonomy.service.server.ts";
import { listMembersByIds } from "#app/developers/stored-members.service.server.ts";
import { listMatches } from "#app/find/matches.service.server.ts";
import { listMemberNames } from "#app/proposals/proposals.repository.server.ts";
import type { WholeRequest } from "#app/requests/records/requests.repository.server.ts";
import type { ProposalContent } from "#contract/desk/desk-proposal.ts";
import type { MemberCard } from "#contract/members/member.ts";
import type { Services } from "#services/services.server.ts";
import { createSubmissionKey } from "../../requests/submission-keys.server.ts";
import type { Editor } from "../edited-proposal.server.ts";
import { toForm } from "../proposal-form.ts";
import { readKnownValues, readTemplates } from "../proposal-templates.service.server.ts";

/** A developer in the builder; one who has left the site is no more than a name. */
export type BuilderMember = Pick<MemberCard, "id" | "first_name" | "last_name" | "position"> & {
  card?: MemberCard;
  /** Why the site suggests them for the request. */
  reasons?: string[];
};

const MAX_FOUND = 10;

type Building = {
  proposal_id: string;
  content: ProposalContent;
  revision: number;
  /** A version was sent before. */
  wasSent: boolean;
  request: WholeRequest | undefined;
  /** Why nothing can be changed now. */
  closed?: string | undefined;
};

/** Everything that the builder of a proposal shows. */
export async function readBuilder(
  { db, env }: Pick<Services, "db" | "env">,
  sender: Editor,
  params: URLSearchParams,
  { proposal_id, content, revision, wasSent, request, closed }: Building,
) {
  const search = await readSearch(db, params, request);
  const ids = content.members.map(({ member_id }) => member_id);
  const { technology } = LIST_OPTIONS;
  return {
    proposal_id,
    revision,
    wasSent,
    search,
    isNew: revision === 0,
    closed,
    form: toForm(content),
    members: await readMembers(db, ids),
    technologies: technology(await getMemberTaxonomy(db)).map(({ value, label }) => ({
      value,
      label,
    })),
    templates: await readTemplates(db, wasSent ? "proposal_change" : "proposal", request?.id),
    known: await readKnownValues({ db, env }, { proposal_id, sender, request }),
    key: createSubmissionKey(),
    request: request && {
      reference: request.reference,
      name: request.name,
      company_name: request.company_name,
    },
  };
}
export type BuilderData = Awaited<ReturnType<typeof readBuilder>>;

async function readMembers(db: Services["db"], ids: number[]): Promise<BuilderMember[]> {
  const cards = (await listMembersByIds(db, ids)).map((card) => toBuilderMember(card));
  const gone = ids.filter((id) => !cards.some((card) => card.id === id));
  return gone.length === 0 ? cards : [...cards, ...(await listMemberNames(db, gone))];
}

function toBuilderMember(card: MemberCard, reasons?: string[]): BuilderMember {
  const { id, first_name, last_name, position } = card;
  return { id, first_name, last_name, position, card, ...(reasons ? { reasons } : {}) };
}

/** What the site finds: the matches of the request first, until a search is typed. */
async function readSearch(
  db: Services["db"],
  params: URLSearchParams,
  request: WholeRequest | undefined,
) {
  const { filter } = toMemberQuery(params);
  const { q, technology, seniority_level, rate_max, available } = filter;
  const isSearch = [q, technology, seniority_level, rate_max, available].some(
    (value) => value !== undefined,
  );
  const values = {
    q: q ?? "",
    technology: String(technology?.[0] ?? ""),
    seniority_level: seniority_level?.[0] ?? "",
    rate_max: rate_max === undefined ? "" : String(rate_max),
    available: available === true,
  };
  const find = request?.find;
  if (!isSearch && find) {
    const matches = await listMatches(db, {
      technologies: find.technologies.map(({ slug }) => slug),
      seniority_level: find.seniority_level ?? undefined,
      max_rate: find.max_rate ?? undefined,
    });
    if (matches.length > 0) {
      const found = matches.map(({ member, reasons }) => toBuilderMember(member, reasons));
      return { values, found, total: found.length, areMatches: true };
    }
  }
  const { data, meta } = await listMembers(db, { page: 1, per_page: MAX_FOUND, filter });
  const found = data.map((card) => toBuilderMember(card));
  return { values, found, total: meta.total, areMatches: false };
}
