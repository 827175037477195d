import type { RequestEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import type { EntryChannel } from "#contract/clients/request-event-terms.ts";
import { useDesk } from "../parts/use-desk.ts";
import { toActor, toChangeText, toShownReply } from "../requests/event-text.ts";
import { useDeskTime } from "../time/desk-time.ts";
import { TimeText } from "../time/time-text.tsx";
import { AnswerChanges } from "./answer-changes.tsx";
import { Delivery } from "./delivery.tsx";
import { EntryFiles } from "./entry-files.tsx";
import { EntryText, type Side } from "./entry-text.tsx";
import { ReceivedRest, toSender, Warning } from "./received-email.tsx";

type TimelineProps = {
  events: readonly RequestEvent[];
  /** When and by whom the form was sent, where the thread begins, and what they wrote in it. */
  sent?: { at: Date; name: string; text?: string | null };
  /** What they did then. */
  verb?: string;
};

/** The entries of a thread, the newest last. */
export function Timeline({ events, sent, verb = "sent it" }: TimelineProps) {
  return (
    <ol className="space-y-3">
      {sent ? (
        <li className="desk-event">
          <p>
            {sent.name} {verb} <Moment at={sent.at} />
          </p>
          {sent.text ? <EntryText text={sent.text} by="client" /> : null}
        </li>
      ) : null}
      {events.map((event) => (
        <li key={event.id} id={`entry-${event.id}`} className="desk-event">
          {event.change ? <Change event={event} change={event.change} /> : <Said event={event} />}
        </li>
      ))}
    </ol>
  );
}

const Moment = ({ at }: { at: Date }) => (
  <span className="text-ink-soft">
    · <TimeText at={at} isExact />
  </span>
);

type ChangeProps = { event: RequestEvent; change: NonNullable<RequestEvent["change"]> };

function Change({ event, change }: ChangeProps) {
  const { colleagues } = useDesk();
  const { toLong } = useDeskTime();
  const hasEmail = (event.kind === "call" || event.kind === "interview") && event.delivery;
  return (
    <>
      <div>
        {toActor(event)} {toChangeText(change, event, colleagues, toLong)} <Moment at={event.at} />
        {hasEmail ? (
          <>
            <span className="text-ink-soft"> · email to the client</span>
            <Delivery event={event} />
          </>
        ) : null}
      </div>
      {event.body ? <EntryText text={event.body} /> : null}
      {change.field === "answers" ? <AnswerChanges changes={change.changes} /> : null}
      <EntryFiles {...event} />
    </>
  );
}

function Said({ event }: { event: RequestEvent }) {
  const { kind, subject, body, received } = event;
  const isReply = kind === "reply";
  return (
    <>
      <div>
        <span className="font-medium">
          {received?.warning ? toSender(received) : toActor(event)}
        </span>{" "}
        {toVerb(event)} <Moment at={event.at} />
        {isReply ? <Delivery event={event} /> : null}
      </div>
      {received ? <Warning received={received} /> : null}
      {subject ? <p className="mt-1 font-medium">{subject}</p> : null}
      {body ? <EntryText text={isReply ? toShownReply(body) : body} by={toSide(event)} /> : null}
      <EntryFiles {...event} />
      {received ? <ReceivedRest received={received} /> : null}
    </>
  );
}

/** Notes are seen by staff only; what others wrote is told from what the agency answered. */
function toSide({ kind, author }: RequestEvent): Side {
  if (kind === "note") return "note";
  return author === "staff" || author === "site" ? "agency" : "client";
}

const CHANNELS: Partial<Record<EntryChannel, string>> = {
  email: " by email",
  status_page: " on the status page",
  proposal: " on the proposal",
};

function toVerb({ kind, channel, body, files, delivery, received }: RequestEvent): string {
  if (received?.is_automatic) return "passed on an automatic reply of the client";
  if (kind === "note") return "wrote a note";
  if (kind === "settled") return "marked it as answered";
  if (kind === "reply") {
    return delivery?.send_at && !delivery.is_undoable ? "wrote an email" : "sent an email";
  }
  const what = body ? "wrote" : files.length === 1 ? "sent a file" : "sent files";
  return `${what}${CHANNELS[channel] ?? ""}`;
}
