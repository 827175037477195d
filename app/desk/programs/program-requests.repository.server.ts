import { and, gte, lt, type SQL } from "drizzle-orm";
import { requests } from "#database/tables/requests.ts";
import type { PagePart } from "./synced-page.server.ts";

/** The rows of a page: changed since a time, and with a lower id than the last one before it. */
export const toPageCondition = (
  filter: SQL | undefined,
  { last, since }: Pick<PagePart, "last" | "since">,
) =>
  and(
    filter,
    last === undefined ? undefined : lt(requests.id, last),
    since === undefined ? undefined : gte(requests.updated_at, since),
  );
