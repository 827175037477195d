import {
  listRequestsByReference,
  type WholeRequest,
} from "#app/requests/records/requests.repository.server.ts";
import type { Database } from "#database/client.server.ts";
import { parseReference } from "#platform/secrets/reference.server.ts";
import type { Terminal } from "./terminal.ts";

/** The request of a reference as it was typed; prints why there is none. */
export async function findRequestByInput(
  db: Database,
  terminal: Terminal,
  input: string,
): Promise<WholeRequest | undefined> {
  const reference = parseReference(input);
  const found = await listRequestsByReference(db, reference);
  if (found.length === 0) terminal.printError(`There is no request ${reference}.`);
  if (found.length < 2) return found[0];
  const references = found.map((request) => request.reference).join(", ");
  terminal.printError(`There are several requests ${reference}, type the prefix: ${references}.`);
  return undefined;
}
