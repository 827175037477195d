import { CopyLink } from "../parts/copy-link.tsx";
import { ConfirmLink } from "../staff/confirm-link.tsx";
import { TimeText } from "../time/time-text.tsx";
import type { ShownHost } from "./desk-hosts.service.server.ts";
import { useChangeHost } from "./use-change-host.ts";

type FeedFormProps = {
  host: ShownHost;
  /** A new link needs a recent sign-in. */
  isRecent: boolean;
};

/** The secret link by which a host subscribes to their calls. It is shown once. */
export function FeedForm({ host: { id, name, feed_since }, isRecent }: FeedFormProps) {
  const { Form, isSending, outcome } = useChangeHost();
  const link = outcome?.kind === "done" ? outcome.feed : undefined;
  return (
    <Form method="post" className="space-y-2">
      <input type="hidden" name="host" value={id} />
      {link ? (
        <NewLink link={link} />
      ) : (
        <p className="text-ink-soft">
          {feed_since ? (
            <>
              There's been a link since <TimeText at={feed_since} />. A new one ends it.
            </>
          ) : (
            "No link yet. With one, a calendar shows these calls and follows their changes."
          )}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        {isRecent ? (
          <button
            type="submit"
            name="intent"
            value="new-feed"
            aria-disabled={isSending}
            aria-label={`New link to the calls of ${name}`}
            className="desk-button"
          >
            New link
          </button>
        ) : (
          <ConfirmLink path="/desk/calls/hosts">Sign in again for a new link</ConfirmLink>
        )}
        {feed_since ? (
          <button
            type="submit"
            name="intent"
            value="remove-feed"
            aria-disabled={isSending}
            aria-label={`Remove link to the calls of ${name}`}
            className="desk-button"
          >
            Remove link
          </button>
        ) : null}
      </p>
    </Form>
  );
}

function NewLink({ link }: { link: string }) {
  return (
    <div role="status" className="border-green border-l-4 bg-green-wash px-3 py-2">
      <p>
        Subscribe to this link in a calendar program. It's shown only once. Anyone who has it can
        read the calls.
      </p>
      <CopyLink link={link} />
    </div>
  );
}
