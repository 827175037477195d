import { toClockText } from "#app/booking/call-texts.ts";
import { CallTimes } from "#app/booking/call-times.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";
import type { Status } from "../status.service.server.ts";

type StatusCallProps = { call: NonNullable<Status["call"]>; token: string };

/** The call of a request, and the way to its own page, which confirms, moves and cancels it. */
export function StatusCall({ call, token }: StatusCallProps) {
  const isTentative = call.status === "tentative";
  const until = call.confirm_by
    ? ` by ${toClockText(new Date(call.confirm_by), call.timezone)}`
    : "";
  return (
    <>
      <CallTimes call={call} className="mt-4" />
      {isTentative ? (
        <p className="mt-4 text-sm">
          Confirm it{until}
          {call.isChangeable ? "" : " with the link in our email"}, or the time is free for others.
        </p>
      ) : null}
      {call.isChangeable ? (
        <div className="mt-5 flex flex-wrap gap-3">
          {isTentative ? <LinkButton to={`/booking/${token}`}>Confirm the call</LinkButton> : null}
          <LinkButton to={`/booking/${token}`} variant="secondary">
            Move or cancel the call
          </LinkButton>
        </div>
      ) : (
        <p className="mt-4 text-ink-soft text-sm">
          To move or cancel it, use the link in {isTentative ? "that email" : "our email"}.
        </p>
      )}
    </>
  );
}
