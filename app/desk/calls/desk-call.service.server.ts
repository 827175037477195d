import { findBooking, type HostSlot } from "#app/booking/bookings.repository.server.ts";
import {
  findCallPlace,
  listHostSchedules,
} from "#app/booking/hosts/host-schedules.service.server.ts";
import { listFreeSlots } from "#app/booking/slots/free-slots.service.server.ts";
import {
  listEvents,
  type RequestEvent,
} from "#app/requests/thread/thread-entries.repository.server.ts";
import { toHostPlace } from "#contract/calls/call-place.ts";
import { isOff } from "#contract/calls/desk-call-terms.ts";
import type { Database } from "#database/client.server.ts";
import { parseReference } from "#platform/secrets/reference.server.ts";
import { readAwayUntil } from "../time/away-until.server.ts";
import { findCallConflicts } from "./call-conflicts.service.server.ts";
import { listDeskHosts } from "./call-list.service.server.ts";
import { type DeskCall, findDeskCall } from "./desk-calls.repository.server.ts";
import type { DeskHost } from "./desk-host.ts";

/** A host whom a call can be given to. */
export type OfferedHost = DeskHost & {
  /** The last day on which they are away; null for one who is here. */
  away_until: string | null;
  /** What speaks against giving them the call. */
  conflict: string | undefined;
};

/** A call as its page shows it. */
export type WholeCall = {
  call: DeskCall;
  /** How it takes place, where the agency names it. */
  place: string | undefined;
  /** What happened with it since it was booked. */
  events: RequestEvent[];
  hosts: OfferedHost[];
  /** Free times of its host. */
  slots: Date[];
};

/** Everything about a call; undefined for an unknown reference. */
export async function readWholeCall(
  db: Database,
  input: string,
  now: Date,
): Promise<WholeCall | undefined> {
  const call = await findDeskCall(db, parseReference(input));
  const row = call && (await findBooking(db, call.id));
  if (!call || !row) return undefined;
  const events = await listEvents(db, call.request_id);
  const isOpen = !isOff(call.state);
  const except = row.token_hash;
  const context = { now, except };
  const schedules = await listHostSchedules(db);
  const { starts_at, ends_at, blocked_until } = row;
  const toAwayUntil = await readAwayUntil(db, now);
  const hosts: OfferedHost[] = [];
  for (const host of await listDeskHosts(db)) {
    const slot = { host: host.id, starts_at, ends_at, blocked_until };
    hosts.push({
      ...host,
      away_until: toAwayUntil(host.email),
      conflict: isOpen ? await findShortConflict(db, slot, context) : undefined,
    });
  }
  const host = schedules.some((schedule) => schedule.host === call.host) ? call.host : undefined;
  const place = await findCallPlace(db, call.host);
  return {
    call,
    place: place && toHostPlace(place, call.phone),
    events: events.filter(({ kind }) => kind === "call"),
    hosts,
    slots: isOpen && host !== undefined ? await listFreeSlots(db, { now, except, host }) : [],
  };
}

/** What speaks against a time of a host, in the few letters that an option has room for. */
async function findShortConflict(
  db: Database,
  slot: HostSlot,
  context: { now: Date; except: string },
): Promise<string | undefined> {
  const { taken, others } = await findCallConflicts(db, slot, context);
  if (taken) return "has another call";
  return others.length > 0 ? "not available" : undefined;
}
