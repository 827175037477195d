import { toMemberPath } from "#app/developers/content/member-path.server.ts";
import { readToday } from "#app/site/agency-time.server.ts";
import { isPermitted } from "#contract/desk/staff-terms.ts";
import { findSiteText } from "#services/content/revisions/revisions.repository.server.ts";
import { parseYaml } from "#services/content/yaml/yaml-source.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { showPlacements } from "./placement-list.service.server.ts";
import { findPlacement, listChanges } from "./placements.repository.server.ts";

/** Everything about one placement, as its reader may see it; undefined for an unknown one. */
export async function readPlacementPage(
  { db, env, clock }: Pick<Services, "db" | "env" | "clock">,
  { role }: Pick<CurrentStaff, "role">,
  id: number,
) {
  const found = await findPlacement(db, id);
  if (!found) return undefined;
  const today = await readToday(db, clock());
  const { contract, ...row } = found;
  const [placement] = await showPlacements(db, [row], { role }, today);
  if (!placement) return undefined;
  const mayChange = isPermitted(role, "change_placements");
  const changes = await listChanges(db, id);
  const file = await findSiteText(db, toMemberPath(row.slug, "yaml"));
  const available_from = file
    ? ((parseYaml(file.text).value as { available_from?: string | null }).available_from ?? null)
    : undefined;
  return {
    placement,
    contract: mayChange ? contract : null,
    // The values before a change include own rates.
    changes: changes.map(({ before, ...change }) => ({
      ...change,
      before: mayChange ? before : {},
    })),
    today,
    /** On the site; undefined where there is no profile that the desk changes. */
    available_from: env.isContentReadOnly ? undefined : available_from,
    mayChange,
  };
}

export type PlacementPageData = NonNullable<Awaited<ReturnType<typeof readPlacementPage>>>;
