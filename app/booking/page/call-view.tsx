import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Call } from "#contract/calls/booking.ts";
import { withNoun } from "#contract/values/trade.ts";
import { BackLink } from "#design/buttons/back-link.tsx";
import { Button } from "#design/buttons/button.tsx";
import { EmailLink } from "#design/buttons/email-link.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { FormColumns } from "#design/forms/form-columns.tsx";
import { Notice } from "#design/notice.tsx";
import { CallFileLink } from "../calendar/call-file-link.tsx";
import { CallTimes } from "../call-times.tsx";
import type { CallPhase } from "./call-phase.ts";
import { CancelCall } from "./cancel-call.tsx";
import { ConfirmCall } from "./confirm-call.tsx";
import { LazyChooseTime, preloadChooseTime } from "./lazy-choose-time.tsx";
import { ReminderSwitch } from "./reminder-switch.tsx";
import { type CallChangeResult, useCallChange } from "./use-call-change.ts";

type CallViewProps = {
  token: string;
  loaded: Call;
  phase: CallPhase;
  email: string | undefined;
  /** The page of its request, for a link that opens it too. */
  back?: string | undefined;
  /** Result of a post from this page without JavaScript. */
  submission: CallChangeResult | undefined;
  /** Moving and cancelling without JavaScript. */
  plainChange: ReactNode;
};

const TITLES: Record<CallPhase, string> = {
  ahead: "Your call with us",
  begun: "Your call has started",
  over: "This call is over",
  cancelled: "This call is cancelled",
  released: "This call wasn't confirmed",
};

/** A booked call, opened by its link: its time, and moving or cancelling it. */
export function CallView({
  token,
  loaded,
  phase: loadedPhase,
  email,
  back,
  submission,
  plainChange,
}: CallViewProps) {
  const change = useCallChange(token, loaded, loadedPhase, submission);
  const { call, phase, news } = change;
  const [isMoving, setIsMoving] = useState(false);
  const isOff = phase === "cancelled" || phase === "released";
  const isTentative = phase === "ahead" && call.status === "tentative";
  const mover = useRef<HTMLButtonElement>(null);

  function closeMove() {
    setIsMoving(false);
    mover.current?.focus();
  }

  return (
    <div className="page-column pt-8 pb-28 lg:pt-16">
      <FormColumns
        heading={
          <>
            {news ? <News news={news} /> : null}
            {back ? <BackLink to={back}>Your request</BackLink> : null}
            <h1 className="text-heading">{isTentative ? "Confirm your call" : TITLES[phase]}</h1>
          </>
        }
        card={
          <div className="rounded-card border border-line bg-paper p-6">
            <CallTimes call={call} isOff={isOff} />
            <p className="mt-4 border-line border-t pt-4 text-ink-soft text-sm">
              About your request <span className="figures text-ink">{call.reference}</span>
            </p>
          </div>
        }
      >
        {isTentative ? <ConfirmCall call={call} /> : null}
        {phase === "ahead" ? (
          <>
            <div className="noscript:hidden mt-6 flex flex-wrap gap-3">
              <Button
                ref={mover}
                variant="secondary"
                aria-expanded={isMoving}
                onPointerEnter={preloadChooseTime}
                onFocus={preloadChooseTime}
                onClick={() => {
                  change.forgetNews();
                  setIsMoving(!isMoving);
                }}
              >
                Choose another time
              </Button>
              <CancelCall change={change} onCancelled={() => setIsMoving(false)} />
            </div>
            {isMoving ? (
              <LazyChooseTime
                token={token}
                timezone={call.timezone}
                except={call.starts_at}
                title="Choose another time"
                submit="Move the call"
                failed="The call wasn't moved"
                chosenLabel="New time"
                isUnderWay={change.isUnderWay}
                send={change.move}
                onDone={() => setIsMoving(false)}
                close={{ label: "Keep the time", onClose: closeMove }}
              />
            ) : null}
            {isMoving ? null : <CallFileLink url={`/booking/${token}/call.ics`} className="mt-8" />}
            {isTentative ? null : <ReminderSwitch call={call} />}
            {plainChange}
          </>
        ) : (
          <Afterwards phase={phase} email={email} />
        )}
      </FormColumns>
    </div>
  );
}

const DONE = {
  booked: {
    title: "Your call is booked",
    text: "We've emailed you an invitation for your calendar.",
  },
  confirmed: {
    title: "Your call is confirmed",
    text: "We've emailed you an invitation for your calendar. It replaces the first one.",
  },
  moved: {
    title: "Your call has been moved",
    text: "We've emailed you a new invitation. It replaces the one in your calendar.",
  },
  cancelled: {
    title: "Your call is cancelled",
    text: "We've emailed you a confirmation that removes it from your calendar.",
  },
} as const;

/** The result of the change: takes focus, because the button that caused it is gone. */
function News({ news }: { news: CallChangeResult }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news) box.current?.focus();
  }, [news]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-8 rounded-card outline-offset-2">
      {news.kind === "problem" ? (
        <Notice kind="warning" title={news.message}>
          This page now shows the current details.
        </Notice>
      ) : (
        <Notice kind="success" title={DONE[news.kind].title}>
          {DONE[news.kind].text}
        </Notice>
      )}
    </div>
  );
}

function Afterwards({ phase, email }: { phase: CallPhase; email: string | undefined }) {
  const isOff = phase === "cancelled" || phase === "released";
  return (
    <>
      <p className="mt-6">
        {isOff
          ? "We'll reply to your request by email instead."
          : phase === "begun"
            ? "It's too late to move or cancel it here."
            : "It can no longer be moved or cancelled."}{" "}
        {email ? (
          <>
            {isOff ? "Want to talk after all? Email " : "Want another time? Email "}
            <EmailLink email={email} /> and include the reference.
          </>
        ) : null}
      </p>
      <LinkButton to="/developers" variant="secondary" className="mt-8">
        {withNoun("Browse developers")}
      </LinkButton>
    </>
  );
}
