import { notFound, PublicError } from "#platform/errors.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { deleteContract } from "./contracts.repository.server.ts";
import { tellPrograms, toConflict } from "./placement-changes.service.server.ts";
import {
  deletePlacement,
  listChanges,
  lockPlacement,
  setUndone,
  updatePlacement,
} from "./placements.repository.server.ts";

/**
 * Takes back the last change of a placement that was not taken back yet; of its start the whole
 * placement. The member's profile stays as it is: its own history undoes that.
 * @returns whether the placement is still there
 * @throws PublicError 404, 409 when it is not at the version that was shown, or nothing is left
 */
export function undoPlacementChange(
  { db, clock }: Pick<Services, "db" | "clock">,
  { id: staff_id }: Pick<CurrentStaff, "id">,
  id: number,
  version: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await lockPlacement(tx, id);
    if (!row) throw notFound(`There is no placement ${id}.`);
    if (row.version !== version) throw await toConflict(tx, row, version, staff_id);
    const last = (await listChanges(tx, id)).findLast(({ undone_at }) => undone_at === null);
    if (!last) throw new PublicError(409, "There is nothing to undo");
    const subject = `placement ${id}`;
    const fields = Object.keys(last.before);
    await writeAudit(tx, { staff_id, action: "placement.undo", subject, fields });
    if (last.kind === "started") {
      await tellPrograms(tx, row, "placement.removed");
      await deletePlacement(tx, id);
      return false;
    }
    await updatePlacement(tx, row, last.before);
    if (last.before.status) await tellPrograms(tx, row, "placement.reopened");
    if (last.before.upload_id !== undefined && row.upload_id !== null) {
      await deleteContract(tx, row.upload_id);
    }
    await setUndone(tx, last.id, clock());
    return true;
  });
}
