import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import { toClockText } from "#app/booking/call-texts.ts";
import { useSite } from "#app/site/use-site.ts";
import { classNames } from "#design/class-names.ts";
import { toDateText } from "#platform/time/date-text.ts";
import { toDay } from "#platform/time/zone-day.ts";
import { toFileText } from "#platform/uploads/saved-file.ts";
import type { Status } from "../status.service.server.ts";

type StatusConversationProps = {
  status: Pick<Status, "conversation" | "earlier" | "timezone">;
  token: string;
};

/** What was said, oldest first, so that an answer is written below what it answers. */
export function StatusConversation({
  status: { conversation, earlier, timezone },
  token,
}: StatusConversationProps) {
  const agency = useSite()?.name ?? "We";
  const zone = useBrowserZone(timezone);
  return (
    <>
      {earlier ? (
        <Link to="?earlier#write" className="link mt-4 inline-flex min-h-11 items-center">
          Show earlier messages
        </Link>
      ) : null}
      <div role="log" aria-labelledby="write">
        <ol className="mt-4 mb-8 space-y-6">
          {conversation.map(({ id, isOwn, at, body, files }) => (
            <li key={id}>
              <p className="text-ink-soft text-sm">
                <span className="font-semibold text-ink">{isOwn ? "You" : agency}</span>,{" "}
                <time dateTime={at} className="figures">
                  {toMomentText(new Date(at), zone)}
                </time>
              </p>
              {body ? (
                <p
                  className={classNames(
                    "wrap-anywhere mt-1 whitespace-pre-line",
                    !isOwn && "rounded-card bg-mist p-4",
                  )}
                >
                  {body}
                </p>
              ) : null}
              {files.map((file, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two files may be the same in all we show
                <p key={index} className="wrap-anywhere mt-1">
                  {file.id === undefined ? (
                    toFileText(file)
                  ) : (
                    <a
                      href={`/status/${token}/files/${file.id}`}
                      className="link inline-flex min-h-11 items-center"
                    >
                      {toFileText(file)}
                    </a>
                  )}
                </p>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** `26 November 2026, 10:30 (Tallinn, GMT+2)`. */
const toMomentText = (moment: Date, zone: string): string =>
  `${toDateText(toDay(moment, zone))}, ${toClockText(moment, zone)}`;

const subscribeToNothing = () => () => undefined;

/** The zone of the browser once there is one; until then what is known of the client's. */
function useBrowserZone(known: string): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || known,
    () => known,
  );
}
