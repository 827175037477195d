import { Link } from "react-router";
import { toFullName } from "#contract/members/member-terms.ts";
import { toDateText } from "#platform/time/date-text.ts";
import type { DeskFormState } from "../desk-form-state.ts";
import { toMemberPagePath } from "../members/list/member-path.ts";
import { Details } from "../parts/details.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { Panel } from "../parts/panel.tsx";
import { useIsPermitted } from "../parts/use-desk.ts";
import { toRequestPath } from "../requests/request-intent.ts";
import { ChangeNotice } from "../staff/change-notice.tsx";
import { PlacementActions, ProfileDate } from "./placement-actions.tsx";
import { PlacementHistory } from "./placement-history.tsx";
import type { PlacementPageData } from "./placement-page.service.server.ts";
import { PlacementStateLabel } from "./placement-state-label.tsx";
import { toMarginText, toRateText } from "./placement-texts.ts";

type PlacementPageProps = {
  page: PlacementPageData;
  state: DeskFormState | undefined;
  /** What was done before the page was opened. */
  done: string | undefined;
};

/** A member at a client: terms, what was recorded, and what comes next. */
export function PlacementPage({ page, state, done }: PlacementPageProps) {
  const { placement, changes, mayChange } = page;
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 pb-8">
        <PageHeader
          above={[{ to: "/desk/placements", label: "Placements" }]}
          here={<span className="figures">{placement.id}</span>}
          title={toFullName(placement)}
          company={placement.company_name || placement.client}
        >
          <p className="mt-1">
            <PlacementStateLabel placement={placement} />
          </p>
        </PageHeader>
        <ChangeNotice state={state} done={done} />
        <Panel title="Terms">
          <Terms page={page} />
        </Panel>
        <Panel title="Availability">
          <ProfileDate page={page} />
        </Panel>
        <Panel title="History">
          <PlacementHistory changes={changes} />
        </Panel>
      </div>
      {mayChange ? (
        <div className="border-line border-t lg:border-t-0 lg:border-l">
          <PlacementActions page={page} state={state} />
        </div>
      ) : null}
    </div>
  );
}

function Terms({ page: { placement, contract } }: Pick<PlacementPageProps, "page">) {
  const seesMembers = useIsPermitted("members");
  const name = toFullName(placement);
  const toDay = (date: string | null) => (date ? toDateText(date) : "");
  return (
    <Details
      of={[
        [
          "Member",
          seesMembers ? (
            <Link key="member" to={toMemberPagePath(placement.slug)} className="link">
              {name}
            </Link>
          ) : (
            name
          ),
        ],
        [
          "Client",
          <Link key="client" to={toRequestPath(placement)} className="link">
            {placement.client}, {placement.reference}
          </Link>,
        ],
        ["Client rate", toRateText(placement.client_rate, placement.client_currency)],
        ["Own rate", toRateText(placement.own_rate, placement.own_currency)],
        ["Margin", toMarginText(placement.margin, placement.client_currency)],
        ["First day", toDay(placement.starts_on)],
        ["Planned end", placement.ends_on ? toDay(placement.ends_on) : "Open"],
        ["Ended", toDay(placement.ended_on)],
        ["Trial ends", toDay(placement.trial_ends_on)],
        ["Hours a week", placement.hours_per_week],
        ["Notice", placement.notice_days === null ? "" : toDays(placement.notice_days)],
        ["Buyout", placement.has_buyout ? "Agreed" : "Not agreed"],
        ["Other terms", placement.terms],
        [
          "Contract",
          contract ? (
            <a key="contract" href={`/api/desk/files/${contract.id}`} className="link">
              {contract.name}
            </a>
          ) : (
            ""
          ),
        ],
      ]}
    />
  );
}

const toDays = (days: number) => (days === 1 ? "1 day" : `${days} days`);
