import { toClientPlace, toHostPlace } from "#contract/calls/call-place.ts";
import type { EmailCalendar } from "#services/email/email.server.ts";
import type { EmailBlock, EmailDetail } from "#services/email/email-document.ts";
import { toUnconfirmed } from "#services/email/greeting.server.ts";
import type { Agency } from "#services/email/render-email.server.ts";
import { CALL_FILE, toCallFile } from "../calendar/call-invitation.ts";
import { toCallTimes, toClockText } from "../call-texts.ts";
import type { HostPerson } from "../hosts/host-schedules.service.server.ts";
import type { BookedCall } from "./calls.service.server.ts";

/** A call with everything that its emails contain. */
export type CallEmail = Agency & {
  call: BookedCall;
  client: { name: string; email: string };
  /** Secret of the link, for the client's eyes only. */
  token: string;
  /** When it changed. */
  stamp: Date;
};

/** What changed about a call. */
export type CallChange =
  | { kind: "confirmed" }
  | { kind: "moved"; before: BookedCall }
  /** `reason` is what staff tell the client. */
  | { kind: "cancelled"; reason?: string | undefined }
  /** It was not confirmed in time. */
  | { kind: "released" }
  | { kind: "reassigned"; before: BookedCall }
  /** Staff ask the client for another time, with a text of their own. */
  | { kind: "asked"; message?: string | undefined };

/** The call in the client's email, with the link that confirms, moves or cancels it. */
export function toClientCallBlocks({
  call,
  token,
  siteUrl,
}: Pick<CallEmail, "call" | "token" | "siteUrl">): EmailBlock[] {
  const href = `${siteUrl}/booking/${token}`;
  const confirmUntil = toConfirmUntil(call);
  return [
    {
      kind: "details",
      title: "Your call",
      details: [...toClientTimes(call), ...toWith(call), ...toClientWhere(call)],
    },
    confirmUntil === undefined
      ? {
          kind: "links",
          title: "Need to change the time?",
          links: [
            {
              label: "Move or cancel the call",
              href,
              detail: "Anyone with this link can change the call, so keep it private.",
            },
          ],
        }
      : {
          kind: "links",
          title: "Confirm your call",
          links: [
            {
              label: "Confirm, move or cancel the call",
              href,
              detail: `Confirm it by ${confirmUntil}. After that, we release the time and reply by email.`,
            },
          ],
        },
  ];
}

/** `12:45 (Tallinn, GMT+2)`: until when the client confirms a tentative call. */
function toConfirmUntil({ confirm_by, timezone }: BookedCall): string | undefined {
  return confirm_by ? toClockText(confirm_by, timezone) : undefined;
}

/** The call in the operator's email. */
export function toOperatorCallBlocks(call: BookedCall): EmailBlock[] {
  const isTentative = call.confirm_by !== null;
  return [
    {
      kind: "details",
      title: isTentative ? "Call (tentative)" : "Call",
      details: [
        ...toOperatorTimes(call),
        ...toHost(call),
        ...toHostWhere(call),
        ...(isTentative ? [["State", TENTATIVE] satisfies EmailDetail] : []),
      ],
    },
  ];
}

const TENTATIVE =
  "The client has to confirm it with the link in their email. You'll get an invitation when they do. If they don't, the time is released after 45 minutes";

const toWith = ({ host }: BookedCall): EmailDetail[] => (host ? [["With", host.name]] : []);
const toHost = ({ host }: BookedCall): EmailDetail[] => (host ? [["Host", host.name]] : []);

const toClientWhere = ({ place, phone }: BookedCall): EmailDetail[] =>
  place ? [["Where", toClientPlace(place, phone)]] : [];
const toHostWhere = ({ place, phone }: BookedCall): EmailDetail[] =>
  place ? [["Where", toHostPlace(place, phone)]] : [];

/**
 * The invitation, or with `CANCEL` its end.
 * @param host is invited too, in the file that goes to them
 */
export function toCallCalendar(
  { call, client, stamp, site, siteUrl }: Omit<CallEmail, "token">,
  method: EmailCalendar["method"],
  host?: HostPerson,
): EmailCalendar {
  const { reference, starts_at, ends_at, sequence, confirm_by, place, phone } = call;
  const agency = { name: site.name, email: site.email };
  const isTentative = confirm_by !== null;
  const location = place && (host ? toHostPlace(place, phone) : toClientPlace(place, phone));
  const invited = {
    reference,
    starts_at,
    ends_at,
    sequence,
    isTentative,
    location,
    stamp,
    siteUrl,
    agency,
  };
  // The client's address is not confirmed.
  const { name, address: email } = toUnconfirmed(client.name, client.email);
  return {
    method,
    filename: CALL_FILE,
    content: toCallFile(invited, method, { client: { name, email }, host }),
  };
}

/** When the call is, for the client. */
export function toClientTimes(call: BookedCall): EmailDetail[] {
  const { clientTime, agencyTime } = toCallTimes(call);
  return agencyTime === undefined
    ? [["When", clientTime]]
    : [
        ["Your time", clientTime],
        ["Our time", agencyTime],
      ];
}

/** When the call is, for staff. */
export function toOperatorTimes(call: BookedCall): EmailDetail[] {
  const { clientTime, agencyTime } = toCallTimes(call);
  return agencyTime === undefined
    ? [["When", clientTime]]
    : [
        ["Our time", agencyTime],
        ["Their time", clientTime],
      ];
}
