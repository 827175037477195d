import type { RequestEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import { useIsPermitted } from "../parts/use-desk.ts";
import { useChange } from "../requests/use-change.ts";
import { useDeskTime } from "../time/desk-time.ts";

/** What became of an email. */
export function Delivery({ event: { delivery } }: { event: RequestEvent }) {
  const { toLong } = useDeskTime();
  if (delivery?.bounced_at) {
    return <span className="text-red"> · not delivered: {delivery.reason}</span>;
  }
  if (delivery?.sent_at) return <span className="text-green"> · sent</span>;
  if (delivery?.cancelled_at) return <span className="text-ink-soft"> · cancelled</span>;
  if (delivery?.failed_at) {
    return (
      <>
        <span className="text-red"> · not sent yet: {delivery.reason}</span> <RetryButton />
      </>
    );
  }
  const when =
    delivery?.send_at && !delivery.is_undoable
      ? `to be sent on ${toLong(delivery.send_at)}`
      : "waiting to be sent";
  return <span className="text-ink-soft"> · {when}</span>;
}

function RetryButton() {
  const { Form } = useChange();
  if (!useIsPermitted("change_requests")) return null;
  return (
    <Form method="post" className="inline">
      <button type="submit" name="intent" value="retry-emails" className="link">
        Try again now
      </button>
    </Form>
  );
}
