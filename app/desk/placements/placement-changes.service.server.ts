import { lockRequest } from "#app/requests/records/request-changes.repository.server.ts";
import type { NewPlacement, PlacementChange, PlacementEdit } from "#contract/desk/placement.ts";
import type { PlacementChangeKind } from "#contract/desk/placement-terms.ts";
import type { WebhookEventType } from "#contract/desk/webhook-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import type { PlacementBefore } from "#database/tables/placements.ts";
import { notFound, PublicError, unprocessable } from "#platform/errors.ts";
import { parseReference } from "#platform/secrets/reference.server.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { claimUpload } from "#services/uploads/uploads.repository.server.ts";
import { writeEvent } from "#services/webhooks/write-event.repository.server.ts";
import { toChangedMessage } from "../parts/changed-meanwhile.ts";
import { type FollowOutcome, followPlacement } from "./follow-placement.service.server.ts";
import { toPlacementPath } from "./placement-terms.ts";
import {
  findPlacedMember,
  findPlacement,
  insertChange,
  insertPlacement,
  listChanges,
  lockPlacement,
  type PlacementRow,
  updatePlacement,
} from "./placements.repository.server.ts";

type Deps = Pick<Services, "db" | "env" | "clock" | "publish" | "log">;
type Staff = Pick<CurrentStaff, "id" | "name">;

/** Locked: a colleague may change its state meanwhile. */
async function lockWonRequest(tx: Transaction, reference: string): Promise<{ id: number }> {
  const request = await lockRequest(tx, parseReference(reference));
  if (!request || request.form === "apply") {
    throw unprocessable({ request: ["There is no request with this reference"] });
  }
  if (request.state !== "won") {
    throw unprocessable({ request: ["Set the state of this request to Won first"] });
  }
  return request;
}

/** A placement that was changed, and what became of the date on the member's profile. */
export type Changed = { id: number; follow: FollowOutcome | undefined };

/**
 * Records that a member works for the client of a won request.
 * @throws PublicError 422 for an unknown request or member, 409 where it is recorded already
 */
export async function startPlacement(
  deps: Deps,
  staff: Staff,
  { request: reference, member: slug, contract, is_followed, ...terms }: NewPlacement,
): Promise<Changed> {
  const member = await findPlacedMember(deps.db, slug);
  if (!member) throw unprocessable({ member: ["There is no member with this name"] });
  const id = await deps.db.transaction(async (tx) => {
    const request = await lockWonRequest(tx, reference);
    const upload_id = await claimContract(tx, request.id, contract);
    const ids = { request_id: request.id, member_id: member.id };
    const row = await insertPlacement(tx, { ...ids, ...toOwn(terms), ...upload_id });
    if (!row) {
      throw new PublicError(409, "This member's placement for this request is recorded already");
    }
    await record(deps, tx, staff, row, { kind: "started", action: "start", before: {} });
    await tellPrograms(tx, row, "placement.started");
    return row.id;
  });
  if (!is_followed) return { id, follow: undefined };
  return { id, follow: await followPlacement(deps, staff, { id, slug, until: terms.ends_on }) };
}

/**
 * Corrects what was agreed.
 * @throws PublicError 404, 409 when it is not at the version that was shown
 */
export function editPlacement(
  deps: Deps,
  staff: Staff,
  id: number,
  { version, contract, is_followed, ...terms }: PlacementEdit,
): Promise<Changed> {
  return change(deps, staff, id, version, async (tx, row) => {
    if (row.ended_on !== null && row.ended_on < terms.starts_on) {
      throw unprocessable({ starts_on: ["The first day must be the last day or earlier"] });
    }
    const upload_id = await claimContract(tx, row.request_id, contract);
    const fields = { ...toOwn(terms), ...upload_id };
    // Who was bought out works for the client: they are not available.
    const isFollowed = is_followed && row.status !== "bought_out";
    return { kind: "edited", action: "edit", fields, isFollowed };
  });
}

type RecordedChange = Exclude<PlacementChange, { intent: "undo" | "follow" }>;

/**
 * Records that a placement was extended, has ended or was bought out.
 * @throws PublicError 404, 409 when it is not at the version that was shown, or no longer runs
 */
export function changePlacement(
  deps: Deps,
  staff: Staff,
  id: number,
  { version, ...input }: RecordedChange,
): Promise<Changed> {
  return change(deps, staff, id, version, async (_, row) => {
    if (row.status !== "running") throw new PublicError(409, "This placement has ended");
    switch (input.intent) {
      case "extend":
        if (input.ends_on < row.starts_on) {
          throw unprocessable({ ends_on: ["The planned end must be the first day or later"] });
        }
        if (row.ends_on !== null && input.ends_on <= row.ends_on) {
          throw unprocessable({ ends_on: ["Enter a day after the planned end"] });
        }
        return {
          kind: "extended",
          action: "extend",
          fields: { ends_on: input.ends_on },
          isFollowed: input.is_followed,
        };
      case "end":
        requireBegun(row, input.ended_on);
        return {
          kind: "ended",
          action: "end",
          fields: { status: "ended", ended_on: input.ended_on },
          isFollowed: input.is_followed,
        };
      default:
        requireBegun(row, input.ended_on);
        return {
          kind: "bought_out",
          action: "buy_out",
          fields: { status: "bought_out", ended_on: input.ended_on },
          isFollowed: false,
        };
    }
  });
}

type Terms = Omit<NewPlacement, "request" | "member" | "contract" | "is_followed">;

/** A currency belongs to a rate. */
const toOwn = (terms: Terms) => ({
  ...terms,
  own_currency: terms.own_rate === null ? null : terms.own_currency,
});

async function claimContract(tx: Transaction, request_id: number, token: string | undefined) {
  if (!token) return {};
  const claim = { purpose: "contract", request_id, field: "contract" } as const;
  return { upload_id: (await claimUpload(tx, token, claim)).id };
}

function requireBegun({ starts_on }: PlacementRow, ended_on: string): void {
  if (ended_on < starts_on) {
    throw unprocessable({ ended_on: ["The last day must be the first day or later"] });
  }
}

type Planned = {
  kind: PlacementChangeKind;
  action: "edit" | "extend" | "end" | "buy_out";
  fields: PlacementBefore;
  isFollowed: boolean;
};

async function change(
  deps: Deps,
  staff: Staff,
  id: number,
  version: number,
  plan: (tx: Transaction, row: PlacementRow) => Promise<Planned>,
): Promise<Changed> {
  const done = await deps.db.transaction(async (tx) => {
    const row = await lockPlacement(tx, id);
    if (!row) throw notFound(`There is no placement ${id}.`);
    if (row.version !== version) throw await toConflict(tx, row, version, staff.id);
    const { fields, isFollowed, ...what } = await plan(tx, row);
    const before = toDifference(row, fields);
    if (Object.keys(before).length === 0) return undefined;
    await updatePlacement(tx, row, fields);
    await record(deps, tx, staff, { id, version: version + 1 }, { ...what, before });
    if (fields.status) await tellPrograms(tx, row, "placement.ended");
    return { before: row, after: { ...row, ...fields }, isFollowed };
  });
  if (!done?.isFollowed) return { id, follow: undefined };
  const until = done.after.ended_on ?? done.after.ends_on;
  const slug = (await findPlacement(deps.db, id))?.slug ?? "";
  const followed = { id, slug, until, previous: done.before.ends_on };
  return { id, follow: await followPlacement(deps, staff, followed) };
}

/** The values that fields had, of those that change. */
function toDifference(row: PlacementRow, fields: PlacementBefore): PlacementBefore {
  const changed = (Object.keys(fields) as (keyof PlacementBefore)[]).filter(
    (name) => fields[name] !== row[name],
  );
  return Object.fromEntries(changed.map((name) => [name, row[name]]));
}

/** The conflict of a change with those since the version that was shown. */
export async function toConflict(
  db: Queryable,
  { id }: Pick<PlacementRow, "id">,
  version: number,
  staff_id: number,
): Promise<PublicError> {
  const later = (await listChanges(db, id)).filter((one) => one.version > version);
  return new PublicError(409, toChangedMessage("placement", later, staff_id));
}

type Recorded = {
  kind: PlacementChangeKind;
  action: Planned["action"] | "start";
  before: PlacementBefore;
};

async function record(
  { clock }: Pick<Deps, "clock">,
  tx: Transaction,
  { id: staff_id }: Staff,
  { id, version }: Pick<PlacementRow, "id" | "version">,
  { kind, action, before }: Recorded,
): Promise<void> {
  const change = { placement_id: id, staff_id, kind, version, before };
  await insertChange(tx, { ...change, at: clock() });
  await writeAudit(tx, {
    staff_id,
    action: `placement.${action}`,
    subject: `placement ${id}`,
    fields: Object.keys(before),
  });
}

/** In the transaction of the change. */
export const tellPrograms = (
  tx: Transaction,
  { id }: Pick<PlacementRow, "id">,
  type: Extract<WebhookEventType, `placement.${string}`>,
) => writeEvent(tx, { type, reference: String(id), path: toPlacementPath(id) });
