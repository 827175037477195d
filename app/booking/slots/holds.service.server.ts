import type { Hold } from "#contract/calls/booking.ts";
import type { Database } from "#database/client.server.ts";
import { type Captcha, captchaError, TOKEN_MISSING } from "#platform/captcha/captcha.server.ts";
import { PublicError } from "#platform/errors.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { spendCaptcha } from "#services/captcha/spent-captchas.repository.server.ts";
import { type BookingRow, insertBooking } from "../bookings.repository.server.ts";
import {
  deleteHold,
  extendHold,
  findLiveHold,
  lockHolds,
  releaseExpiredHolds,
} from "../holds.repository.server.ts";
import { listFreeHostSlots, mayHold } from "./free-slots.service.server.ts";
import { slotTaken } from "./slot-taken.server.ts";

const MINUTE = 60_000;
/** Duration of a hold. */
const HOLD_TIME = 10 * MINUTE;
/** Maximum duration of all holds of one browser after one proof of work. */
const MAX_HOLD_TIME = 30 * MINUTE;

type HoldRequest = {
  slot: Date;
  /** The secret of this browser's current hold, which is released or extended. */
  hold: string | undefined;
  /** Proof of work, needed without a live hold. */
  token: string;
  client: string;
  now: Date;
};

/**
 * Holds a slot for a browser while its visitor fills a form.
 * @throws PublicError 409 when it is not free, 422 without a proof of work, 429 when too many slots
 * are held; the browser's previous hold remains
 */
export async function holdSlot(
  { db, captcha }: { db: Database; captcha: Captcha },
  { slot, hold, token, client, now }: HoldRequest,
): Promise<Hold> {
  const earlier = hold === undefined ? undefined : toTokenHash(hold);
  const findOwn = async (from: Parameters<typeof findLiveHold>[0]) =>
    earlier === undefined ? undefined : findLiveHold(from, earlier, now);
  const isProven = (await findOwn(db)) !== undefined;
  const proof = isProven ? undefined : await captcha.verify(token, "hold", client);

  return db.transaction(async (tx) => {
    await lockHolds(tx);
    const own = await findOwn(tx);
    if (isProven && !own) throw captchaError(TOKEN_MISSING);
    const created_at = own?.created_at ?? now;
    const held_until = new Date(
      Math.min(now.getTime() + HOLD_TIME, created_at.getTime() + MAX_HOLD_TIME),
    );
    if (hold !== undefined && own?.starts_at.getTime() === slot.getTime()) {
      const { token_hash, starts_at } = own;
      const extended = await extendHold(tx, { token_hash, starts_at, held_until });
      if (extended) return toHold(extended, hold);
    }
    if (earlier !== undefined) await deleteHold(tx, earlier);
    const secret = createToken();
    for (const hostSlot of await listFreeHostSlots(tx, slot, { now })) {
      if (!(await mayHold(tx, hostSlot, { now }))) throw tooManyHolds();
      await releaseExpiredHolds(tx, now, hostSlot);
      const row = await insertBooking(tx, {
        ...hostSlot,
        status: "held",
        token_hash: toTokenHash(secret),
        created_at,
        held_until,
      });
      if (!row) continue;
      await spendCaptcha(tx, proof);
      return toHold(row, secret);
    }
    throw await slotTaken(tx, slot, { now });
  });
}

function tooManyHolds(): PublicError {
  return new PublicError(
    429,
    "Too many times on this day are on hold right now. Choose a time and send the form. We'll book it if it's still free.",
    { retryAfter: 60 },
  );
}

function toHold({ starts_at, held_until }: BookingRow, hold: string): Hold {
  return {
    hold,
    starts_at: starts_at.toISOString(),
    expires_at: (held_until ?? starts_at).toISOString(),
  };
}
