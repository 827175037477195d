import type { Hold } from "#contract/booking.ts";
import type { Database } from "#database/client.server.ts";
import { createToken, toTokenHash } from "./booking-token.server.ts";
import {
  type BookingRow,
  deleteHold,
  extendHold,
  insertBooking,
  releaseExpiredHolds,
} from "./bookings.repository.server.ts";
import { listFreePlaces } from "./free-slots.service.server.ts";
import { slotTaken } from "./slot-taken.server.ts";

/** How long a slot waits for its form. */
const HOLD_TIME = 10 * 60_000;

type Wish = {
  slot: Date;
  /** The secret of what this browser holds so far: it is given back, or held longer. */
  hold: string | undefined;
  now: Date;
};

/**
 * Keeps a slot for a browser while its visitor fills a form.
 * @throws PublicError 409 when it is not free; what the browser held before is held on
 */
export async function holdSlot(db: Database, { slot, hold, now }: Wish): Promise<Hold> {
  const held_until = new Date(now.getTime() + HOLD_TIME);
  const earlier = hold === undefined ? undefined : toTokenHash(hold);
  return db.transaction(async (tx) => {
    if (hold !== undefined && earlier !== undefined) {
      const extended = await extendHold(tx, { token_hash: earlier, starts_at: slot, held_until });
      if (extended) return toHold(extended, hold);
      await deleteHold(tx, earlier);
    }
    const token = createToken();
    for (const place of await listFreePlaces(tx, slot, { now })) {
      await releaseExpiredHolds(tx, now, place);
      const row = await insertBooking(tx, {
        ...place,
        status: "held",
        token_hash: toTokenHash(token),
        held_until,
      });
      if (row) return toHold(row, token);
    }
    throw await slotTaken(tx, slot, { now });
  });
}

function toHold({ starts_at, held_until }: BookingRow, hold: string): Hold {
  return {
    hold,
    starts_at: starts_at.toISOString(),
    expires_at: (held_until ?? starts_at).toISOString(),
  };
}
