import type { RequestEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import { toFileText } from "#platform/uploads/saved-file.ts";
import { useDesk } from "../parts/use-desk.ts";
import { useDeskTime } from "../time/desk-time.ts";
import { TimeText } from "../time/time-text.tsx";
import { AnswerChanges } from "./answer-changes.tsx";
import { toActor, toChangeText, toShownReply } from "./event-text.ts";
import { useChange } from "./use-change.ts";

type TimelineProps = {
  events: readonly RequestEvent[];
  /** When and by whom it was sent, where the timeline begins. */
  sent?: { at: Date; name: string };
  /** What they did then. */
  verb?: string;
};

/** Everything that happened with a request, oldest first. */
export function Timeline({ events, sent, verb = "sent it" }: TimelineProps) {
  return (
    <ol className="space-y-3">
      {sent ? (
        <li className="desk-event">
          <p>
            {sent.name} {verb} <Moment at={sent.at} />
          </p>
        </li>
      ) : null}
      {events.map((event) => (
        <li key={event.id} className="desk-event">
          <Event event={event} />
        </li>
      ))}
    </ol>
  );
}

const Moment = ({ at }: { at: Date }) => (
  <span className="text-ink-soft">
    · <TimeText at={at} />
  </span>
);

function Event({ event }: { event: RequestEvent }) {
  const { colleagues } = useDesk();
  const { toLong } = useDeskTime();
  const who = toActor(event);
  if (event.change) {
    return (
      <>
        <div>
          {who} {toChangeText(event.change, event, colleagues, toLong)} <Moment at={event.at} />
          {(event.kind === "call" || event.kind === "interview") && event.delivery ? (
            <>
              <span className="text-ink-soft"> · email to the client</span>
              <Delivery event={event} />
            </>
          ) : null}
        </div>
        {event.body ? (
          <p className="mt-1 whitespace-pre-line break-words border-line border-l-2 pl-3">
            {event.body}
          </p>
        ) : null}
        {event.change.field === "answers" ? <AnswerChanges changes={event.change.changes} /> : null}
        <FileLinks files={event.files} />
      </>
    );
  }
  return (
    <>
      <div>
        {who} {toVerb(event)} <Moment at={event.at} />
        {event.kind === "reply" ? <Delivery event={event} /> : null}
      </div>
      {event.subject ? <p className="mt-1 font-medium">{event.subject}</p> : null}
      {event.body ? (
        <p
          className={
            event.kind === "note"
              ? "mt-1 whitespace-pre-line break-words bg-amber-wash px-3 py-2"
              : "mt-1 whitespace-pre-line break-words border-line border-l-2 pl-3"
          }
        >
          {event.kind === "reply" ? toShownReply(event.body) : event.body}
        </p>
      ) : null}
      {event.attachment ? (
        <p className="mt-1">
          <FileLink id={event.attachment.id}>{event.attachment.name}</FileLink>
        </p>
      ) : null}
      <FileLinks files={event.files} />
    </>
  );
}

function FileLinks({ files }: Pick<RequestEvent, "files">) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-1">
      {files.map((file) => (
        <li key={file.id} className="wrap-anywhere">
          <FileLink id={file.id}>{toFileText(file)}</FileLink>
        </li>
      ))}
    </ul>
  );
}

const FileLink = ({ id, children }: { id: number; children: string }) => (
  <a className="link" href={`/api/desk/files/${id}`}>
    {children}
  </a>
);

function toVerb({ kind, body, files, delivery }: RequestEvent): string {
  if (kind === "note") return "wrote a note";
  if (kind === "message" && !body) return files.length === 1 ? "sent a file" : "sent files";
  if (kind === "message") return "wrote a message";
  return delivery?.send_at ? "wrote an email" : "sent an email";
}

function Delivery({ event: { delivery } }: { event: RequestEvent }) {
  const { toLong } = useDeskTime();
  if (delivery?.sent_at) return <span className="text-green"> · sent</span>;
  if (delivery?.cancelled_at) return <span className="text-ink-soft"> · cancelled</span>;
  if (delivery?.failed_at) {
    return (
      <>
        <span className="text-red"> · not sent yet: {delivery.reason}</span> <RetryButton />
      </>
    );
  }
  const when = delivery?.send_at
    ? `to be sent on ${toLong(delivery.send_at)}`
    : "waiting to be sent";
  return <span className="text-ink-soft"> · {when}</span>;
}

function RetryButton() {
  const { Form } = useChange();
  return (
    <Form method="post" className="inline">
      <button type="submit" name="intent" value="retry-emails" className="link">
        Try again now
      </button>
    </Form>
  );
}
