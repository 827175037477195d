import { isClosed } from "#contract/clients/request-state-terms.ts";
import { useDesk, useIsPermitted } from "../parts/use-desk.ts";
import { ThreadPresence } from "../presence/thread-presence.tsx";
import type { DeskRequest } from "../requests/desk-request.service.server.ts";
import { useChange } from "../requests/use-change.ts";
import { toWaitText } from "../time/wait-text.ts";
import { SuggestedState } from "./suggested-state.tsx";
import { Timeline } from "./timeline.tsx";
import { useMarkRead } from "./use-mark-read.ts";

type ConversationProps = {
  request: Pick<
    DeskRequest,
    | "reference"
    | "events"
    | "is_unread"
    | "is_unopened"
    | "submitted_at"
    | "name"
    | "message"
    | "state"
    | "state_reason"
    | "waiting_since"
    | "replied_at"
    | "version"
    | "follow_up_on"
  >;
};

/** The thread of a request: first on its page, and at its end when the page is opened. */
export function Conversation({ request }: ConversationProps) {
  const { reference, events, is_unread, is_unopened, submitted_at, name, message } = request;
  useMarkRead({ reference, event_id: events.at(-1)?.id, isUnread: is_unread || is_unopened });
  return (
    <div className="border-line border-t px-4 pt-4 pb-2">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="conversation" className="font-semibold text-sm">
          Conversation
        </h2>
        <Waiting {...request} />
      </div>
      <SuggestedState request={request} />
      {/* Its content begins at its end, so that the newest is shown without a script. */}
      <section
        aria-labelledby="conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        className="flex max-h-[70dvh] flex-col-reverse overflow-y-auto"
      >
        <div>
          <Timeline events={events} sent={{ at: submitted_at, name, text: message }} />
        </div>
      </section>
      <ThreadPresence reference={reference} />
    </div>
  );
}

/** Who waits for whom, and how long. */
function Waiting({ events, state, waiting_since, replied_at }: ConversationProps["request"]) {
  const { now } = useDesk();
  const { Form, isSending, errors } = useChange();
  const mayChange = useIsPermitted("change_requests");
  if (waiting_since && !mayChange) {
    return <WaitingForUs since={waiting_since} />;
  }
  if (waiting_since) {
    return (
      <Form method="post" className="flex flex-wrap items-center gap-x-3">
        <WaitingForUs since={waiting_since} />
        <input type="hidden" name="event_id" value={events.at(-1)?.id} />
        <button
          type="submit"
          name="intent"
          value="settle"
          className="link"
          aria-disabled={isSending}
        >
          No answer needed
        </button>
        {errors.event_id ? (
          <span role="alert" className="w-full text-red">
            {errors.event_id}
          </span>
        ) : null}
      </Form>
    );
  }
  if (!replied_at || isClosed(state)) return null;
  return (
    <span className="text-ink-soft">Waiting for the client for {toWaitText(replied_at, now)}</span>
  );
}

function WaitingForUs({ since }: { since: Date }) {
  const { now } = useDesk();
  return (
    <span className="font-medium text-amber">Waiting for us for {toWaitText(since, now)}</span>
  );
}
