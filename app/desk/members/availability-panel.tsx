import { useFetcher } from "react-router";
import { toAvailability, toDateText } from "#app/developers/parts/member-texts.ts";
import { Details } from "../parts/details.tsx";
import { Panel } from "../parts/panel.tsx";
import { useChangeToast } from "../parts/use-change-toast.ts";
import { useDeskTime } from "../time/desk-time.ts";
import { TimeText } from "../time/time-text.tsx";
import type { AskOutcome } from "./ask-member.server.ts";
import type { MemberAvailability } from "./availability.service.server.ts";
import { AvailabilityAnswers } from "./availability-answers.tsx";

type AvailabilityPanelProps = {
  slug: string;
  availability: MemberAvailability;
  /** Of a form that was posted without JavaScript. */
  submission?: AskOutcome | undefined;
};

/** When a member has time, what they were asked and answered, and asking them by email. */
export function AvailabilityPanel({ slug, availability, submission }: AvailabilityPanelProps) {
  const { today } = useDeskTime();
  const { availability_confirmed_at: confirmed, emails } = availability;
  return (
    <Panel title="Availability">
      <Details
        of={[
          ["On the site", toAvailability(availability, today).text],
          ["Confirmed", confirmed === null ? "Never" : toDateText(confirmed)],
        ]}
      />
      <div className="mt-3">
        <AskForm slug={slug} availability={availability} submission={submission} />
      </div>
      {emails.length > 0 ? <AvailabilityAnswers emails={emails} /> : null}
    </Panel>
  );
}

function AskForm({ slug, availability, submission }: AvailabilityPanelProps) {
  const fetcher = useFetcher<AskOutcome>();
  const outcome = fetcher.state === "idle" ? (fetcher.data ?? submission) : undefined;
  useChangeToast({ outcome, text: "Asked by email" });
  const { hasEmail, stopped_at } = availability;
  if (stopped_at) {
    return (
      <p className="text-ink-soft">
        They stopped these emails on <TimeText at={stopped_at} />. Ask them another way.
      </p>
    );
  }
  if (!hasEmail) {
    return (
      <p className="text-ink-soft">They have no email address, so you can't ask them by email.</p>
    );
  }
  return (
    <fetcher.Form method="post" action={`/desk/members/${slug}/availability`}>
      <button type="submit" aria-disabled={fetcher.state !== "idle"} className="desk-button">
        Ask by email
      </button>
      {outcome?.kind === "refused" ? (
        <p role="alert" className="mt-1 text-red">
          {outcome.message}
        </p>
      ) : null}
    </fetcher.Form>
  );
}
