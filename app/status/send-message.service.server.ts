import { lockRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { toFileText } from "#platform/uploads/saved-file.ts";
import type { EmailBlock } from "#services/email/email-document.ts";
import type { Services } from "#services/services.server.ts";
import {
  claimUpload,
  deleteUnclaimed,
  listClaimable,
  type UploadDetails,
} from "#services/uploads/uploads.repository.server.ts";
import { MESSAGE_FIELDS } from "./message-fields.ts";
import { enqueueOperatorNews } from "./operator-news.server.ts";
import { hasMessage, insertMessageFiles, insertOwnEvent } from "./status.repository.server.ts";
import { getByStatusToken } from "./status.service.server.ts";

/** Milliseconds in which the same message again is a form that was posted twice. */
const SAME_MS = 10 * 60_000;

/**
 * Adds a message with its files to the timeline of the request and emails it to the agency. The
 * same text with the same files within ten minutes does nothing.
 * @param uploads tokens of the files
 * @throws PublicError 404 for a link that opens nothing, 422 for a file that has expired
 */
export async function sendMessage(
  deps: Pick<Services, "db" | "queue" | "env" | "clock">,
  token: string,
  { body, uploads }: { body: string; uploads: readonly string[] },
): Promise<void> {
  const { id, reference } = await getByStatusToken(deps.db, token);
  await deps.db.transaction(async (tx) => {
    // One after the other, so that the second of two posts finds the first.
    const request = await lockRequest(tx, reference);
    if (!request) return;
    const now = deps.clock();
    const claim = { purpose: "message", request_id: id, field: "files" } as const;
    const uploadIds = (await listClaimable(tx, uploads, claim)).map(({ id }) => id);
    const since = new Date(now.getTime() - SAME_MS);
    if (await hasMessage(tx, { request_id: id, body, uploadIds, since })) {
      await deleteUnclaimed(tx, uploadIds);
      return;
    }
    const files: UploadDetails[] = [];
    for (const upload of uploads) files.push(await claimUpload(tx, upload, claim));
    const event = { request_id: id, kind: "message", body: body || null, at: now } as const;
    const event_id = await insertOwnEvent(tx, event);
    await insertMessageFiles(
      tx,
      event_id,
      files.map(({ id }) => id),
    );
    await enqueueOperatorNews(deps, tx, {
      request,
      subject: `Message on ${reference} from ${request.name}`,
      heading: "You have a message",
      blocks: [
        {
          kind: "text",
          text: `${request.name} wrote on the status page of ${reference}.\n\nReply to this email to answer them, or at the desk.`,
        },
        ...toBlocks(body, files),
      ],
    });
  });
}

/** Files are at the desk: an email with them would stay in mailboxes after they are erased. */
function toBlocks(body: string, files: readonly UploadDetails[]): EmailBlock[] {
  const details = files.map((file) => ["Name", toFileText(file)] as const);
  return [
    ...(body ? [{ kind: "quote", title: MESSAGE_FIELDS.message.label, text: body } as const] : []),
    ...(files.length > 0 ? [{ kind: "details", title: "Files", details } as const] : []),
  ];
}
