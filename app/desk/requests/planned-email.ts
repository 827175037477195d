import type { RequestEvent } from "#app/requests/thread/thread-entries.repository.server.ts";

/** The email about a request that is planned for later and can be cancelled. */
export function findPlannedEmail(events: readonly RequestEvent[]) {
  const event = events.findLast(
    ({ delivery }) =>
      delivery?.send_at && !delivery.is_undoable && !delivery.sent_at && !delivery.cancelled_at,
  );
  const send_at = event?.delivery?.send_at;
  if (!send_at) return undefined;
  return { subject: event.subject ?? "", body: event.body ?? "", send_at };
}
