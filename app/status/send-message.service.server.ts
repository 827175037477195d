import { lockRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { addClientEntry } from "#app/requests/thread/client-entry.service.server.ts";
import type { Services } from "#services/services.server.ts";
import {
  claimUpload,
  deleteUnclaimed,
  listClaimable,
  type UploadDetails,
} from "#services/uploads/uploads.repository.server.ts";
import { hasMessage } from "./status.repository.server.ts";
import { getByStatusToken } from "./status.service.server.ts";

/** Milliseconds in which the same message again is a form that was posted twice. */
const SAME_MS = 10 * 60_000;

/**
 * Adds a message with its files to the thread of the request, of which staff are told. The
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
    const said = { kind: "message", channel: "status_page", body: body || null } as const;
    await addClientEntry(deps, tx, request, { ...said, files });
  });
}
