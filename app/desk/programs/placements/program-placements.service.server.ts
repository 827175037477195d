import { readToday } from "#app/site/agency-time.server.ts";
import { isPermitted } from "#contract/desk/staff-terms.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import type { ProgramPlacement } from "#contract/programs/placement.ts";
import type { TokenActor } from "#services/access-tokens/access-tokens.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { toPlacementPath } from "../../placements/placement-terms.ts";
import {
  type ListedPlacement,
  listPlacements,
  type PlacementFilter,
} from "../../placements/placements.repository.server.ts";
import { readNewestFirst, type SyncedQuery } from "../synced-page.server.ts";

type Query = SyncedQuery & Pick<PlacementFilter, "state">;

/** A page of placements, newest first, and the time from which to ask for changes the next time. */
export async function listProgramPlacements(
  { db, env, clock }: Pick<Services, "db" | "env" | "clock">,
  { role, scopes }: Pick<TokenActor, "role" | "scopes">,
  { state, ...query }: Query,
) {
  const today = await readToday(db, clock());
  const seesRates = isPermitted(role, "members") && scopes.includes("members:private");
  const { shown, ...page } = await readNewestFirst(db, query, ({ last, since, limit }) =>
    listPlacements(db, { state, before: last, since, today }, { limit, byId: true }),
  );
  return { ...page, data: shown.map((row) => toProgramPlacement(row, env.siteUrl, seesRates)) };
}

function toProgramPlacement(
  row: ListedPlacement,
  siteUrl: string,
  seesRates: boolean,
): ProgramPlacement {
  const { form, first_name, last_name, terms, own_rate, own_currency, updated_at, ...rest } = row;
  return {
    ...rest,
    full_name: toFullName({ first_name, last_name }),
    url: siteUrl + toPlacementPath(row.id),
    own_rate: seesRates ? own_rate : null,
    own_currency: seesRates ? own_currency : null,
    updated_at: updated_at.toISOString(),
  };
}
