import type { PlacementChange } from "#contract/desk/placement.ts";
import { notFound } from "#platform/errors.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { followPlacement } from "./follow-placement.service.server.ts";
import { type Changed, changePlacement, toConflict } from "./placement-changes.service.server.ts";
import { findPlacement } from "./placements.repository.server.ts";
import { undoPlacementChange } from "./undo-placement.service.server.ts";

/**
 * Does what a form of a placement's page asks.
 * @returns undefined when the placement is gone, because its start was undone
 * @throws PublicError 404, 409 when it is not at the version that was shown
 */
export async function recordPlacementChange(
  deps: Pick<Services, "db" | "env" | "clock" | "publish" | "log">,
  staff: Pick<CurrentStaff, "id" | "name">,
  id: number,
  change: PlacementChange,
): Promise<Changed | undefined> {
  switch (change.intent) {
    case "undo": {
      const isThere = await undoPlacementChange(deps, staff, id, change.version);
      return isThere ? { id, follow: undefined } : undefined;
    }
    case "follow": {
      const placement = await findPlacement(deps.db, id);
      if (!placement) throw notFound(`There is no placement ${id}.`);
      if (placement.version !== change.version) {
        throw await toConflict(deps.db, placement, change.version, staff.id);
      }
      const until = placement.ended_on ?? placement.ends_on;
      const followed = { id, slug: placement.slug, until };
      return { id, follow: await followPlacement(deps, staff, followed, true) };
    }
    default:
      return changePlacement(deps, staff, id, change);
  }
}
