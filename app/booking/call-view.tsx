import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Call } from "#contract/booking.ts";
import { Button } from "#design/button.tsx";
import { ChunkBoundary } from "#design/chunk-boundary.tsx";
import { LinkButton } from "#design/link-button.tsx";
import { Notice } from "#design/notice.tsx";
import { CallFileButton } from "./call-file-button.tsx";
import type { CallPhase } from "./call-phase.ts";
import { CallTimes } from "./call-times.tsx";
import { CancelCall } from "./cancel-call.tsx";
import { MailLink } from "./mail-link.tsx";
import { PartMissing } from "./part-missing.tsx";
import { type CallNews, useCallChange } from "./use-call-change.ts";

const importMoveCall = () => import("./move-call.tsx");
const MoveCall = lazy(async () => ({ default: (await importMoveCall()).MoveCall }));
/** A failure shows when the times are asked for. */
const preload = () => void importMoveCall().catch(() => {});

type CallViewProps = { token: string; loaded: Call; phase: CallPhase; email: string | undefined };

const TITLES: Record<CallPhase, string> = {
  ahead: "Your call with us",
  begun: "Your call has begun",
  over: "This call is over",
  cancelled: "This call is cancelled",
};

/** A booked call, for whoever has its link: when it is, and the ways to change that. */
export function CallView({ token, loaded, phase: loadedPhase, email }: CallViewProps) {
  const change = useCallChange(token, loaded, loadedPhase);
  const { call, phase, news } = change;
  const [isMoving, setIsMoving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const mover = useRef<HTMLButtonElement>(null);

  function closeMove() {
    setIsMoving(false);
    mover.current?.focus();
  }

  return (
    <div className="page-column pt-8 pb-28 lg:pt-16">
      <div className="mx-auto max-w-form lg:mx-0">
        {news ? <News news={news} /> : null}
        <h1 className="text-heading">{TITLES[phase]}</h1>
        <div className="mt-6 rounded-card border border-line bg-paper p-6">
          <CallTimes call={call} isOff={phase === "cancelled"} />
          <p className="mt-4 border-line border-t pt-4 text-ink-soft text-sm">
            About your request <span className="figures text-ink">{call.reference}</span>
          </p>
        </div>
        {phase === "ahead" ? (
          <>
            <div className="noscript:hidden mt-6 flex flex-wrap gap-3">
              <Button
                ref={mover}
                variant="secondary"
                aria-expanded={isMoving}
                onPointerEnter={preload}
                onFocus={preload}
                onClick={() => {
                  change.forgetNews();
                  setIsMoving(!isMoving);
                }}
              >
                Choose another time
              </Button>
              <CancelCall change={change} onCancelled={() => setIsMoving(false)} />
            </div>
            <p className="noscript:block mt-6 hidden">
              Turn JavaScript on to move or cancel the call here, or reply to our mail.
            </p>
            {isMoving && hasFailed ? (
              <div className="mt-8">
                <PartMissing title="The free times could not be loaded" />
              </div>
            ) : null}
            {isMoving && !hasFailed ? (
              <ChunkBoundary onFail={() => setHasFailed(true)}>
                <Suspense>
                  <MoveCall
                    token={token}
                    change={change}
                    onMoved={() => setIsMoving(false)}
                    onClose={closeMove}
                  />
                </Suspense>
              </ChunkBoundary>
            ) : null}
            {isMoving ? null : <CallFileButton call={call} className="noscript:hidden mt-8" />}
          </>
        ) : (
          <Afterwards phase={phase} email={email} />
        )}
      </div>
    </div>
  );
}

/** What has just happened: takes focus, because the button that caused it is gone. */
function News({ news }: { news: CallNews }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news) box.current?.focus();
  }, [news]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-8 rounded-card outline-offset-2">
      {news.kind === "problem" ? (
        <Notice kind="warning" title={news.message}>
          The page shows the call as it is now.
        </Notice>
      ) : (
        <Notice
          kind="success"
          title={news.kind === "moved" ? "Your call has a new time" : "Your call is cancelled"}
        >
          {news.kind === "moved"
            ? "We have mailed you the new invitation. It replaces the one in your calendar."
            : "We have mailed you a confirmation that takes it out of your calendar."}
        </Notice>
      )}
    </div>
  );
}

function Afterwards({ phase, email }: { phase: CallPhase; email: string | undefined }) {
  return (
    <>
      <p className="mt-6">
        {phase === "cancelled"
          ? "We answer your request by mail instead."
          : phase === "begun"
            ? "It is too late to move or cancel it here."
            : "It cannot be moved or cancelled any more."}{" "}
        {email ? (
          <>
            {phase === "cancelled"
              ? "Would you like to talk after all? Write to "
              : "Would you like another time? Write to "}
            <MailLink email={email} /> and name the reference.
          </>
        ) : null}
      </p>
      <LinkButton to="/developers" variant="secondary" className="mt-8">
        Look at our developers
      </LinkButton>
    </>
  );
}
