import { toMoney } from "#app/developers/parts/money-text.ts";
import { listMembersByIds } from "#app/developers/stored-members.service.server.ts";
import { toProjectTerms } from "#app/requests/records/client-texts.ts";
import { toRequestedDetails } from "#app/requests/records/requested-texts.ts";
import type {
  RequestMemberRow,
  WholeRequest,
} from "#app/requests/records/requests.repository.server.ts";
import { getProjectKinds } from "#contract/values/project-kinds.ts";
import type { Queryable } from "#database/client.server.ts";
import { listAnswers } from "./status.repository.server.ts";

/**
 * The developers of a request with the answers to its proposals, as the client saw them. Comments are
 * left out, as all that was typed: a link that was forwarded must not show it.
 */
export async function readAskedMembers(
  db: Queryable,
  request: Pick<WholeRequest, "members" | "form">,
  proposals: readonly { id: string }[],
) {
  const answers = await listAnswers(
    db,
    proposals.map(({ id }) => id),
  );
  const rows = new Map<number, Omit<RequestMemberRow, "sort_order">>();
  for (const row of [...request.members, ...answers]) rows.set(row.member_id, row);
  const published = await listMembersByIds(db, [...rows.keys()]);
  const cards = new Map(published.map((card) => [card.id, card]));
  return [...rows.values()].map(({ member_id, full_name, sales_rate, sales_currency, answer }) => {
    const card = cards.get(member_id);
    return {
      id: member_id,
      name: full_name,
      avatar: card?.avatar ?? null,
      gender: card?.gender ?? null,
      isPublished: card !== undefined,
      rate: sales_rate === null ? undefined : `${toMoney(sales_rate, sales_currency)} / h`,
      // Profiles show the rates of the site, not those of a proposal.
      slug: answer === null ? card?.slug : undefined,
      answer,
    };
  });
}

type Detail = readonly [name: string, value: string];

/** What was selected in the form. What was typed is in the conversation alone. */
export function toStatusProject(request: WholeRequest): Detail[] {
  const { form, find, application, project_type } = request;
  if (application) return [["For", application.job]];
  if (form === "proposal") return [];
  const isSuggested = getProjectKinds().some((type) => type === project_type);
  return [
    ...(find
      ? toRequestedDetails({ ...find, technologies: find.technologies.map(({ name }) => name) })
      : []),
    ...(isSuggested && project_type ? [["Kind of project", project_type] as const] : []),
    ...toProjectTerms(request),
  ];
}
