import { Link } from "react-router";
import { DeskProposalQuerySchema } from "#contract/desk-proposal.ts";
import { PROPOSAL_STATE_LABELS, PROPOSAL_STATES } from "#contract/proposal-terms.ts";
import { servicesContext } from "#services/services.server.ts";
import { ListPages } from "../lists/list-pages.tsx";
import { Choice, SearchForm } from "../lists/search-form.tsx";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { EmptyList } from "../parts/empty-list.tsx";
import { ProposalTable } from "../proposals/page/proposal-table.tsx";
import { readProposalList } from "../proposals/proposals-list.service.server.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/proposals.ts";

export const middleware = [requirePermission("proposals")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const query = DeskProposalQuerySchema.parse(Object.fromEntries(url.searchParams));
  return { query, list: await readProposalList(db, query, clock()) };
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Proposals");
}

export default function Proposals({ loaderData: { query, list } }: Route.ComponentProps) {
  const isFiltered = query.state !== "all" || query.text !== "";
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-3">
        <h1 className="font-semibold text-base">Proposals</h1>
        <Link to="/desk/proposals/new" data-shortcut="c" className="desk-button desk-button-main">
          New proposal
        </Link>
      </div>
      <SearchForm text={query.text} placeholder="Search client, email, reference">
        <Choice
          name="state"
          label="State"
          value={query.state}
          options={[
            { value: "all", label: "All states" },
            ...PROPOSAL_STATES.map((state) => ({
              value: state,
              label: PROPOSAL_STATE_LABELS[state],
            })),
          ]}
        />
      </SearchForm>
      {list.rows.length > 0 ? (
        <>
          <ProposalTable rows={list.rows} />
          <ListPages {...list} />
        </>
      ) : (
        <EmptyList title={isFiltered ? "No proposals match" : "No proposals yet"}>
          {isFiltered
            ? "Try fewer words or another state."
            : "Create one from a request, or start from scratch."}
        </EmptyList>
      )}
    </>
  );
}
