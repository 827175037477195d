import { readToday } from "#app/site/agency-time.server.ts";
import type { Transaction } from "#database/client.server.ts";
import type { Services } from "#services/services.server.ts";
import { insertMessageFiles } from "../records/messages.repository.server.ts";
import type { ChangedRequest } from "../records/request-changes.repository.server.ts";
import type { ClientEntry } from "./client-entry.ts";
import { enqueueEntryNotice } from "./entry-notice.server.ts";
import { insertOwnEvent } from "./thread-entries.repository.server.ts";
import { followUpToday, updateWaiting } from "./waiting.repository.server.ts";

/**
 * Adds what a client said to the thread of their request: the request waits for the agency and is
 * followed up today, and staff are told by email and by the live updates of the desk.
 * @param request as `lockRequest` returned it in this transaction
 * @returns the id of the entry
 */
export async function addClientEntry(
  deps: Pick<Services, "queue" | "env" | "clock">,
  tx: Transaction,
  request: ChangedRequest,
  { files, ...entry }: ClientEntry,
): Promise<number> {
  const now = deps.clock();
  const { id } = request;
  const event_id = await insertOwnEvent(tx, { ...entry, request_id: id, at: now });
  await insertMessageFiles(
    tx,
    event_id,
    files.map((file) => file.id),
  );
  await followUpToday(tx, { id, today: await readToday(tx, now) });
  await updateWaiting(tx, id);
  await enqueueEntryNotice(deps, tx, request, { ...entry, files });
  return event_id;
}
