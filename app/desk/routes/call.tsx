import { data, Link } from "react-router";
import { toCallText } from "#app/booking/call-texts.ts";
import { isOff } from "#contract/calls/desk-call-terms.ts";
import { classNames } from "#design/class-names.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { CallState } from "../calls/call-state.tsx";
import { changeSubmittedCall } from "../calls/change-call.server.ts";
import { AskForm, CancelForm } from "../calls/client-forms.tsx";
import { toClientTime } from "../calls/client-time.ts";
import { ConfirmForm } from "../calls/confirm-form.tsx";
import { readWholeCall } from "../calls/desk-call.service.server.ts";
import { findHostName } from "../calls/desk-host.ts";
import { MoveForm } from "../calls/move-form.tsx";
import { OutcomeForm } from "../calls/outcome-form.tsx";
import { ReassignForm } from "../calls/reassign-form.tsx";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { Details } from "../parts/details.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { Panel } from "../parts/panel.tsx";
import { SubmittedNotice } from "../parts/submitted-notice.tsx";
import { useDesk } from "../parts/use-desk.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { toRequestPath } from "../requests/request-intent.ts";
import { requirePermission } from "../require-staff.server.ts";
import { toSourcePath } from "../sources/source-path.ts";
import { Timeline } from "../thread/timeline.tsx";
import { TimeText } from "../time/time-text.tsx";
import type { Route } from "./+types/call.ts";

export const middleware = [requirePermission("calls")];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const whole = await readWholeCall(db, params.reference, clock());
  if (!whole) throw data(`There is no call ${params.reference}.`, { status: 404 });
  return whole;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const staff = context.get(staffContext);
  return changeSubmittedCall(context.get(servicesContext), staff, params.reference, form);
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  return toDeskMeta(matches, `Call with ${loaderData?.call.name ?? params.reference}`);
}

export default function CallPage({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  const { call, place, events, hosts, slots } = loaderData;
  const { timezone, now } = useDesk();
  const { starts_at, ends_at } = call;
  const hasBegun = starts_at <= now;
  const isOpen = !isOff(call.state);
  const isTentative = call.state === "tentative";
  const differs = toClientTime(starts_at, call.timezone, timezone) !== undefined;
  return (
    <div
      key={call.reference}
      className="lg:grid lg:min-h-dvh lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="min-w-0">
        <SubmittedNotice outcome={submission} />
        <PageHeader
          above={[{ to: "/desk/calls", label: "Calls" }]}
          here={<span className="figures">{call.reference}</span>}
          title={call.name}
          company={call.company_name}
        >
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
            <CallState state={call.state} />
            {call.confirm_by ? (
              <span>
                Released unless it is confirmed by <TimeText at={call.confirm_by} />
              </span>
            ) : null}
            {hasBegun ? (ends_at <= now ? "Over" : "Now") : null}
          </p>
        </PageHeader>
        <Panel title="Call">
          <Details
            of={[
              ["Our time", toCallText(starts_at, ends_at, timezone)],
              [
                "Their time",
                differs && call.timezone ? toCallText(starts_at, ends_at, call.timezone) : "",
              ],
              ["Host", findHostName(hosts, call.host)],
              ["Where", place ?? call.phone],
              [
                "Client",
                call.email ? (
                  <a key="email" className="link" href={`mailto:${call.email}`}>
                    {call.email}
                  </a>
                ) : null,
              ],
              [
                "Request",
                <Link key="request" className="link figures" to={toRequestPath(call)}>
                  {call.reference}
                </Link>,
              ],
            ]}
          />
        </Panel>
        <Panel title="History">
          <Timeline
            events={events}
            sent={{ at: call.booked_at, name: call.name }}
            verb="booked it"
          />
        </Panel>
      </div>
      <div className={classNames(isOpen && "border-line border-t lg:border-t-0 lg:border-l")}>
        <div className={classNames(isOpen && "space-y-6 px-4 py-4")}>
          <OutcomeForm call={call} isShown={isOpen && hasBegun && !isTentative} />
          {call.state === "no_show" ? <NoShow call={call} /> : null}
          <ConfirmForm call={call} isShown={isTentative && !hasBegun} />
          {isOpen && hosts.length > 0 && !hasBegun && !isTentative ? (
            <ReassignForm call={call} hosts={hosts} />
          ) : null}
          {isOpen ? <MoveForm call={call} slots={slots} /> : null}
          <AskForm call={call} isShown={isOpen && !hasBegun && !isTentative} />
          <CancelForm call={call} isShown={isOpen && !hasBegun} />
          {isOpen ? (
            <Link to={toSourcePath(call)} className="link">
              Mark this source as spam
            </Link>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** A link to book another call is in a reply, where it can be said why. */
function NoShow({ call }: { call: Parameters<typeof toRequestPath>[0] }) {
  return (
    <p className="text-ink-soft">
      To offer another time,{" "}
      <Link to={toRequestPath(call)} className="link">
        send them a booking link
      </Link>{" "}
      or move the call.
    </p>
  );
}
