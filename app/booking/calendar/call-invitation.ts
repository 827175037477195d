import { type EventMethod, toEventFile } from "./event-file.ts";

export type InvitedCall = {
  reference: string;
  starts_at: Date;
  ends_at: Date;
  sequence: number;
  /** Whether the client has not confirmed it yet. */
  isTentative: boolean;
  /** How it takes place, for who gets the file. */
  location?: string | undefined;
  /** When this version of the call was created. */
  stamp: Date;
  /** Public origin: the call is known by the reference within it. */
  siteUrl: string;
  agency: { name: string; email: string };
};

/** Who is invited: the client, and in the file for staff the host. */
type Invited = {
  client: { name: string | undefined; email: string };
  host?: { name: string; email: string } | undefined;
};

export const CALL_FILE = "call.ics";

/**
 * A call as a calendar file.
 * @param invited absent in a file without attendees
 */
export function toCallFile(call: InvitedCall, method: EventMethod, invited?: Invited): string {
  const { reference, agency } = call;
  const { client, host } = invited ?? {};
  return toEventFile(
    {
      ...call,
      uid: toCallUid(call),
      product: "Calls",
      summary: client?.name
        ? `Call: ${client.name} and ${agency.name} (${reference})`
        : `Call with ${agency.name} (${reference})`,
      description: `About your request ${reference}.`,
      attendees: [client, host].filter((attendee) => attendee !== undefined),
    },
    method,
  );
}

/** The same in every file of a call, so that a later one replaces an earlier one. */
export function toCallUid({ reference, siteUrl }: Pick<InvitedCall, "reference" | "siteUrl">) {
  return `${reference.toLowerCase()}@${toCallDomain(siteUrl)}`;
}

/** How the UIDs of all calls end, after `@`. */
export const toCallDomain = (siteUrl: string): string => new URL(siteUrl).hostname;
