import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Call } from "#contract/calls/booking.ts";
import { FormColumns } from "#design/forms/form-columns.tsx";
import { Notice } from "#design/notice.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { readOwnTimeZone } from "#platform/time/time-zone-names.ts";
import { HostsLine } from "../hosts-line.tsx";
import { SlotSkeletons } from "../slots/slot-skeletons.tsx";
import { CallView } from "./call-view.tsx";
import { bookCall } from "./change-call.ts";
import { LazyChooseTime } from "./lazy-choose-time.tsx";

type BookCallProps = {
  token: string;
  reference: string;
  email: string | undefined;
  /** Whether an earlier call was released because it was not confirmed. */
  wasReleased: boolean;
  /** Booking without JavaScript. */
  plainBooking: React.ReactNode;
};

/** Books a call about a request, opened by the link in a reply. Then it is the page of the call. */
export function BookCall({ token, reference, email, wasReleased, plainBooking }: BookCallProps) {
  const [booked, setBooked] = useState<Call>();
  const [isUnderWay, setIsUnderWay] = useState(false);
  const { revalidate } = useRevalidator();
  const isHydrated = useHydrated();

  async function send(slot: string, timezone: string, phone: string) {
    if (isUnderWay) return undefined;
    setIsUnderWay(true);
    const outcome = await bookCall(token, { slot, timezone, phone });
    setIsUnderWay(false);
    if (outcome.kind === "changed") setBooked(outcome.call);
    // Booked in another tab: its page comes.
    if (outcome.kind === "outdated") revalidate();
    return outcome;
  }

  if (booked) {
    const submission = { kind: "booked" } as const;
    return (
      <CallView
        token={token}
        email={email}
        submission={submission}
        loaded={booked}
        phase="ahead"
        plainChange={null}
      />
    );
  }
  return (
    <div className="page-column pt-8 pb-28 lg:pt-16">
      <FormColumns
        heading={
          <>
            {wasReleased ? (
              <Notice kind="warning" title="Your call wasn't confirmed in time" className="mb-8">
                We've released the time, and we have your request. Choose another time below, or
                wait for our email.
              </Notice>
            ) : null}
            <h1 className="text-heading">Book a call with us</h1>
          </>
        }
        card={
          <HostsLine className="lg:rounded-card lg:border lg:border-line lg:p-6">
            your request <span className="figures text-ink">{reference}</span>
          </HostsLine>
        }
      >
        <div className="noscript:hidden">
          {isHydrated ? (
            <LazyChooseTime
              token={token}
              timezone={readOwnTimeZone()}
              title="Choose a time"
              isNew
              submit="Book the call"
              failed="The call wasn't booked"
              chosenLabel="Time"
              isUnderWay={isUnderWay}
              send={send}
              onDone={() => {}}
            />
          ) : (
            <SlotSkeletons />
          )}
        </div>
        {plainBooking}
      </FormColumns>
    </div>
  );
}
