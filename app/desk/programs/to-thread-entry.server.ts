import type { RequestEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import type { ThreadEntry } from "#contract/programs/thread.ts";

/** An entry of a thread as programs read it. */
export const toThreadEntry = ({
  id,
  at,
  kind,
  author,
  staff,
  subject,
  body,
  change,
  attachment,
  files,
  delivery,
}: RequestEvent): ThreadEntry => ({
  id,
  at: at.toISOString(),
  kind,
  author,
  staff,
  subject,
  body,
  change: change ? { ...change } : null,
  files: [...(attachment ? [attachment.name] : []), ...files.map(({ name }) => name)],
  sent_at: delivery?.sent_at?.toISOString() ?? null,
});
