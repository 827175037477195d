import { Link } from "react-router";
import { toInterviewText } from "#app/interviews/interview-texts.ts";
import { MeetingPlace } from "#app/site/meeting-place.tsx";
import { toFullName } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { DeskFormState } from "../desk-form-state.ts";
import { Details } from "../parts/details.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { Panel } from "../parts/panel.tsx";
import { useDesk } from "../parts/use-desk.ts";
import { DayForm } from "./day-form.tsx";
import type { DeskInterview } from "./desk-interview.service.server.ts";
import { AgreeForm, CancelForm, DeclineForm, PlaceForm, ProposeForm } from "./interview-forms.tsx";
import { toInterviewStateText } from "./interview-state.ts";

type InterviewPageProps = { interview: DeskInterview; state: DeskFormState | undefined };

/** An interview, with everything that staff do about it for either side. */
export function InterviewPage({ interview: page, state }: InterviewPageProps) {
  const { timezone } = useDesk();
  const { offer, number, slug } = page;
  const { interview, client, member, problem, can_cancel } = offer;
  const name = toFullName(member);
  const form = { offer, input: state?.input ?? {}, errors: state?.errors ?? {} };
  // Choices of times begin anew with other proposed ones.
  const proposed = interview?.times.join() ?? "";
  const hasTimes = (interview?.times.length ?? 0) > 0;
  return (
    <div className="pb-16">
      {state?.problem ? (
        <p role="alert" className="mx-4 mt-3 border-amber border-l-4 bg-amber-wash px-3 py-2">
          {state.problem}
        </p>
      ) : null}
      <PageHeader
        above={[{ to: `/desk/proposals/${number}`, label: `Proposal ${number}` }]}
        here="Interview"
        title={`Interview of ${client} with ${name}`}
      >
        <p className="mt-1">
          {interview
            ? toInterviewStateText({ ...interview, hasTimes }, timezone)
            : "The client has not proposed times yet"}
        </p>
        {problem ? (
          <p className="mt-3 border-amber border-l-4 bg-amber-wash px-3 py-2">{problem}.</p>
        ) : null}
      </PageHeader>
      <div className="grid md:grid-cols-2 xl:grid-cols-3">
        <Panel title="Both sides">
          <Details of={toDetails(page)} />
          {slug ? (
            <p className="mt-2">
              <Link to={`/desk/members/${slug}`} className="link">
                {name}
              </Link>
            </p>
          ) : null}
        </Panel>
        {problem ? null : (
          <>
            <Panel title="Agree on a time">
              <AgreeForm key={`agree ${proposed}`} {...form} />
            </Panel>
            <Panel title="Propose times">
              <ProposeForm key={`propose ${proposed}`} {...form} />
            </Panel>
            <Panel title="The client's day">
              <DayForm key={JSON.stringify(offer.day)} day={offer.day} />
            </Panel>
          </>
        )}
        {interview?.waiting_for && hasTimes && !problem ? (
          <Panel title="None suits">
            <DeclineForm {...form} waiting_for={interview.waiting_for} />
          </Panel>
        ) : null}
        {interview && !problem ? (
          <Panel title="Place">
            <PlaceForm {...form} />
          </Panel>
        ) : null}
        {can_cancel ? (
          <Panel title="Cancel">
            <CancelForm {...form} />
          </Panel>
        ) : null}
      </div>
    </div>
  );
}

function toDetails({ offer, client_email, member_email }: DeskInterview) {
  const { interview, day, member_timezone } = offer;
  const agreed = interview?.status === "agreed" ? interview.starts_at : null;
  return [
    ["Client", client_email ?? "No email address: tell them yourself"],
    [withNoun("Developer"), member_email ?? "No email address: tell them yourself"],
    ["Client's time", agreed ? toInterviewText(agreed, day.zone) : ""],
    [withNoun("Developer's time"), agreed ? toInterviewText(agreed, member_timezone) : ""],
    ["Proposed", interview?.times.map((time) => toInterviewText(time, day.zone)).join("\n") ?? ""],
    ["Message", interview?.message],
    ["Place", interview?.place ? <MeetingPlace key="place" place={interview.place} /> : null],
  ] as const;
}
