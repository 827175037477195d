import type { Services } from "#services/services.server.ts";
import {
  type ListedDelivery,
  listDeliveries,
} from "#services/webhooks/deliveries.repository.server.ts";
import { type EndpointRow, findEndpoint } from "#services/webhooks/endpoints.repository.server.ts";
import { openOfEndpoint } from "#services/webhooks/webhook-secrets.server.ts";

/** An endpoint as its page shows it. */
export type ShownEndpoint = Pick<
  EndpointRow,
  "id" | "kind" | "name" | "host" | "events" | "version" | "created_at" | "disabled_at"
> &
  Pick<EndpointRow, "disabled_reason"> & {
    /** Of a webhook; that of a chat is a secret, and one of another key cannot be read. */
    url: string | undefined;
    /** Until when the secret before the last one signs as well. */
    previous_until: Date | null;
    /** Name or address of who added it. */
    creator: string;
    deliveries: ListedDelivery[];
  };

/** An endpoint with its last deliveries. */
export async function readEndpoint(
  { db, secretKey, clock }: Pick<Services, "db" | "secretKey" | "clock">,
  id: string,
): Promise<ShownEndpoint | undefined> {
  const endpoint = await findEndpoint(db, id);
  if (!endpoint) return undefined;
  const { url, secret, previous_secret, previous_until, created_by, creator, ...shown } = endpoint;
  return {
    ...shown,
    url: shown.kind === "webhook" ? openOfEndpoint(secretKey, id, url) : undefined,
    previous_until: previous_until && previous_until > clock() ? previous_until : null,
    creator: creator.name || creator.email,
    deliveries: await listDeliveries(db, id),
  };
}
