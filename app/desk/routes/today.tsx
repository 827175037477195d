import { Form, Link, redirect } from "react-router";
import { isPermitted } from "#contract/desk/staff-terms.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { CALLS } from "../calls/call-list.tsx";
import { readDeskForm } from "../desk-form.server.ts";
import { ListTable } from "../lists/list-table.tsx";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { EmptyList } from "../parts/empty-list.tsx";
import { useDesk } from "../parts/use-desk.ts";
import { DuePlacementRows } from "../placements/due-placements.tsx";
import { toRequestPath } from "../requests/request-intent.ts";
import { requirePermission } from "../require-staff.server.ts";
import { AwayNotices } from "../today/away-notices.tsx";
import { readTodayFor, type Today } from "../today/today.service.server.ts";
import { TODAY_PART_NAMES, TODAY_SCOPES, type TodayScope } from "../today/today-parts.ts";
import { readScope, storeScope } from "../today/today-scope.repository.server.ts";
import { Drafts, Interviews, Mentions, Requests, Section } from "../today/today-sections.tsx";
import type { Route } from "./+types/today.ts";

export const middleware = [requirePermission("desk")];

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const scope = await readScope(services.db, staff.id);
  return { today: await readTodayFor(services, staff, scope) };
}

/** Stores whose Today the person sees; what is no value of it changes nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const { scope: chosen } = await readDeskForm(request);
  const scope = TODAY_SCOPES.find((one) => one === chosen);
  if (scope) await storeScope(context.get(servicesContext).db, context.get(staffContext).id, scope);
  return redirect("/desk", 303);
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Today");
}

export default function TodayPage({ loaderData: { today } }: Route.ComponentProps) {
  const { staff } = useDesk();
  const { scope, mentions, drafts, calls, interviews, placements, unreachable, parts } = today;
  const canSeeRequests = isPermitted(staff.role, "requests");
  return (
    <div className="pb-16">
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-3">
        <h1 className="font-semibold text-base">Today</h1>
        {canSeeRequests ? <ScopeForm scope={scope} /> : null}
      </div>
      <AwayNotices />
      <EmailNotices today={today} />
      {isEmpty(today) ? (
        <EmptyList title="Nothing waits for you">
          {canSeeRequests
            ? "New requests, follow-ups that are due and calls of the day appear here."
            : "Your role has no requests, applications or calls."}
        </EmptyList>
      ) : null}
      <Requests name="waiting" parts={parts} scope={scope} />
      <Requests name="waiting_applicants" parts={parts} scope={scope} />
      <Mentions mentions={mentions} />
      {calls.length > 0 ? (
        <Section title="Today's calls" total={calls.length}>
          <ListTable {...CALLS} caption="Today's calls" rows={calls} group={undefined} />
        </Section>
      ) : null}
      <Interviews title="Today's interviews" rows={interviews} />
      <Interviews title="Interviews to arrange by phone" rows={unreachable} />
      {placements.total > 0 ? (
        <Section title="Placements that end soon" total={placements.total}>
          <DuePlacementRows due={placements} />
        </Section>
      ) : null}
      <Requests name="overdue" parts={parts} scope={scope} />
      <Requests name="due" parts={parts} scope={scope} />
      <Drafts drafts={drafts} />
      <Requests name="fresh" parts={parts} scope={scope} />
      <Requests name="fresh_applications" parts={parts} scope={scope} />
      <Requests name="mine" parts={parts} scope={scope} />
      <Requests name="my_applications" parts={parts} scope={scope} />
    </div>
  );
}

const isEmpty = (today: Today): boolean =>
  today.failed_emails + today.unmatched + today.placements.total === 0 &&
  [
    today.mentions,
    today.drafts,
    today.calls,
    today.interviews,
    today.unreachable,
    today.failed,
  ].every((rows) => rows.length === 0) &&
  TODAY_PART_NAMES.every((name) => today.parts[name].total === 0);

const SCOPE_LABELS: Record<TodayScope, string> = { mine: "Mine", team: "Team" };

/** What the person has, or what the team has. */
function ScopeForm({ scope }: { scope: TodayScope }) {
  return (
    // Replaces its entry of the history: Back leads to where the person came from.
    <Form method="post" action="/desk?index" replace aria-label="Whose" className="flex">
      {TODAY_SCOPES.map((one) => (
        <button
          key={one}
          type="submit"
          name="scope"
          value={one}
          aria-pressed={one === scope}
          className="desk-score px-3"
        >
          {SCOPE_LABELS[one]}
        </button>
      ))}
    </Form>
  );
}

/** Emails that need a person. */
function EmailNotices({ today: { failed, failed_emails, unmatched } }: { today: Today }) {
  return (
    <>
      {failed_emails > 0 && failed.length === 0 ? (
        <p className="mx-4 mt-3 border-red border-l-4 bg-red-wash px-3 py-2">
          {failed_emails === 1 ? "1 email" : `${failed_emails} emails`} couldn't be sent. See{" "}
          <code>npm run requests -- mail</code>.
        </p>
      ) : null}
      {unmatched > 0 ? (
        <p className="mx-4 mt-3 border-amber border-l-4 bg-amber-wash px-3 py-2">
          <Link to="/desk/unmatched" className="link">
            {unmatched === 1 ? "1 email" : `${unmatched} emails`} in the mailbox
          </Link>{" "}
          {unmatched === 1 ? "belongs" : "belong"} to no request.
        </p>
      ) : null}
      {failed.length > 0 ? (
        <Section title="Emails that couldn't be sent" total={failed.length}>
          <ul>
            {failed.map((email) => (
              <li key={email.reference} className="desk-row px-4 py-1.5">
                <Link to={toRequestPath(email)} data-row className="card-link font-medium">
                  {email.name}
                </Link>{" "}
                <span className="break-words text-red">{email.reason}</span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}
