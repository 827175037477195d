import { listMessages } from "#app/requests/messages.repository.server.ts";
import { lockRequest } from "#app/requests/request-changes.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { enqueueOperatorNews } from "./operator-news.server.ts";
import { insertOwnEvent } from "./status.repository.server.ts";
import { getByStatusToken } from "./status.service.server.ts";

/** Milliseconds in which the same text again is a form that was posted twice. */
const SAME_MS = 10 * 60_000;

/**
 * Adds a message to the timeline of the request and emails it to the agency. The same text again
 * within ten minutes does nothing.
 * @throws PublicError 404 for a link that opens nothing
 */
export async function sendMessage(
  deps: Pick<Services, "db" | "queue" | "env" | "clock">,
  token: string,
  body: string,
): Promise<void> {
  const { id, reference } = await getByStatusToken(deps.db, token);
  await deps.db.transaction(async (tx) => {
    // One after the other, so that the second of two posts finds the first.
    const request = await lockRequest(tx, reference);
    if (!request) return;
    const since = deps.clock().getTime() - SAME_MS;
    const earlier = await listMessages(tx, id);
    if (earlier.some((one) => one.body === body && one.at.getTime() > since)) return;
    await insertOwnEvent(tx, { request_id: id, kind: "message", body, at: deps.clock() });
    await enqueueOperatorNews(deps, tx, {
      ...{ request, subject: `Message on ${reference} from ${request.name}` },
      heading: "You have a message",
      blocks: [
        {
          kind: "text",
          text: `${request.name} wrote on the status page of ${reference}.\n\nReply to this email to answer them, or at the desk.`,
        },
        { kind: "quote", title: "Message", text: body },
      ],
    });
  });
}
