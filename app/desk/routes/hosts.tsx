import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { isRecentSignIn } from "#services/staff/sessions.service.server.ts";
import { CalendarForm } from "../hosts/calendar-form.tsx";
import { changeSubmittedHost, type HostOutcome } from "../hosts/change-host.server.ts";
import { DaysOff } from "../hosts/days-off.tsx";
import { readDeskHosts } from "../hosts/desk-hosts.service.server.ts";
import { FeedForm } from "../hosts/feed-form.tsx";
import { toGivenText } from "../hosts/given-text.ts";
import { HostForm } from "../hosts/host-form.tsx";
import { AddHost, StopHost } from "../hosts/host-switch.tsx";
import { toHoursText } from "../hosts/hours-text.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { PageHeader } from "../parts/page-header.tsx";
import { SubmittedNotice } from "../parts/submitted-notice.tsx";
import { useDesk } from "../parts/use-desk.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { requirePermission, requireRecentSignIn } from "../require-staff.server.ts";
import type { Route } from "./+types/hosts.ts";

export const middleware = [requirePermission("calls")];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const isRecent = isRecentSignIn(context.get(staffContext), clock());
  return { ...(await readDeskHosts(db, clock())), isRecent };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  // The link shows names, companies and references of callers to all who have it.
  if (form.get("intent") === "new-feed") requireRecentSignIn({ request, url, context });
  return changeSubmittedHost(context.get(servicesContext), context.get(staffContext), form);
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Hosts of calls");
}

/** With the link of a feed, which is shown once, or the calls on days off. */
function toSubmission(outcome: HostOutcome | undefined) {
  if (outcome?.kind === "done") {
    return { kind: outcome.kind, message: outcome.feed ?? toGivenText(outcome.given) };
  }
  if (outcome?.kind !== "affected") return outcome;
  return { kind: outcome.kind, conflicts: outcome.calls.map(({ name }) => `Call with ${name}`) };
}

const GRID = "grid gap-x-8 gap-y-4 px-4 py-4 md:grid-cols-2 xl:grid-cols-3";

export default function Hosts({
  loaderData: { hosts, days_off, people, isRecent },
  actionData,
}: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  const { timezone } = useDesk();
  return (
    <div className="pb-16">
      <SubmittedNotice outcome={toSubmission(submission)} />
      <PageHeader above={[{ to: "/desk/calls", label: "Calls" }]} here="Hosts" title="Hosts">
        <p className="mt-1 mb-3 max-w-reading text-ink-soft">
          {hosts.length > 0
            ? "What is changed here stays when site.yaml is imported again."
            : "Have a colleague take calls. Then each call has a person."}
        </p>
        <AddHost people={people} />
      </PageHeader>
      <section aria-labelledby="everybody" className="border-line border-t">
        <h2 id="everybody" className="px-4 pt-4 font-semibold">
          Everybody
        </h2>
        <div className={GRID}>
          <div>
            <h3 className="mb-1 text-ink-soft">Days off</h3>
            <DaysOff host={null} who="everybody" days={days_off} />
          </div>
        </div>
      </section>
      {hosts.map((host) => (
        <section key={host.id} aria-labelledby={`host-${host.id}`} className="border-line border-t">
          <h2 id={`host-${host.id}`} className="px-4 pt-4 font-semibold">
            {host.name}
          </h2>
          <p className="px-4 text-ink-soft">
            {host.email}
            {host.has_account ? "" : " (no account at the desk)"} ·{" "}
            <span className="figures">{toHoursText(host.weekly_hours)}</span>
            {host.timezone === timezone ? null : ` · ${host.timezone}`}
          </p>
          <div className={GRID}>
            <div>
              <h3 className="mb-1 text-ink-soft">Hours and place</h3>
              <HostForm host={host} />
            </div>
            <div>
              <h3 className="mb-1 text-ink-soft">Days off</h3>
              <DaysOff host={host.id} who={host.name} days={host.days_off} />
            </div>
            <div>
              <h3 className="mb-1 text-ink-soft">Calendar feed</h3>
              <FeedForm host={host} isRecent={isRecent} />
            </div>
            <div>
              <h3 className="mb-1 text-ink-soft">Busy times</h3>
              <CalendarForm host={host} />
            </div>
            <div>
              <h3 className="mb-1 text-ink-soft">Stop taking calls</h3>
              <StopHost host={host} />
            </div>
          </div>
        </section>
      ))}
    </div>
  );
}
