import { toActor } from "#app/desk/requests/event-text.ts";
import type { RequestEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import type { EntryChannel, RequestEventKind } from "#contract/clients/request-event-terms.ts";
import { toZonedText } from "#platform/time/zoned-text.ts";

const CHANNELS: Partial<Record<EntryChannel, string>> = {
  email: "email",
  status_page: "status page",
};

const KINDS: Partial<Record<RequestEventKind, string>> = { note: "note", phone: "phone call" };

/** What was said in a thread, oldest first, with who said it, when and where. */
export function toThreadLines(events: readonly RequestEvent[], zone: string): string[] {
  return events.filter(isSaid).flatMap((event) => {
    const { at, kind, channel, subject, body, files, attachment } = event;
    const where = KINDS[kind] ?? CHANNELS[channel];
    const names = [...(attachment ? [attachment] : []), ...files].map(({ name }) => name);
    const texts = [subject, body, ...names.map((name) => `File: ${name}`)].filter(Boolean);
    const head = [toZonedText(at, zone), toAuthor(event), where, toDelivery(event)];
    return [
      "",
      head.filter(Boolean).join(", "),
      ...texts
        .join("\n")
        .split("\n")
        .map((line) => `  ${line}`.trimEnd()),
    ];
  });
}

const isSaid = ({ body, files }: RequestEvent) => body !== null || files.length > 0;

/** An email that may not be the client's has the address that it came from. */
const toAuthor = (event: RequestEvent): string =>
  event.received?.warning
    ? `${event.received.sender ?? "somebody"} (not verified)`
    : toActor(event);

function toDelivery({ delivery }: RequestEvent): string | undefined {
  if (!delivery) return undefined;
  if (delivery.bounced_at) return `returned: ${delivery.reason}`;
  if (delivery.cancelled_at) return "cancelled";
  if (delivery.sent_at) return "sent";
  return delivery.failed_at ? `not sent yet: ${delivery.reason}` : "waiting to be sent";
}
