/**
 * How a call takes place, as `booking.place` has it. No zod here: components read this file.
 * `phone`: the host calls the client; `client_link`: the client sends a link; else the address of
 * the host's own video room.
 */
export type CallPlace = string;

/** The number that the client gave. */
type Phone = string | null | undefined;

const isLink = (place: CallPlace): boolean => /^https:\/\/[^\s<>"]+$/.test(place);

export const isCallPlace = (place: string): boolean =>
  place === "phone" || place === "client_link" || isLink(place);

/** Where a call takes place, for its client, to whom their own number is not repeated. */
export function toClientPlace(place: CallPlace, phone: Phone): string {
  if (isLink(place)) return place;
  if (place === "client_link") return "By video. Reply to our email with a link";
  return phone
    ? "By phone. We'll call the number you gave"
    : "By phone. Reply to our email with your number";
}

/** The same for who has the call. */
export function toHostPlace(place: CallPlace, phone: Phone): string {
  if (isLink(place)) return place;
  if (place === "client_link") return "By video. The client sends a link";
  return phone ? `By phone: ${phone}` : "By phone. The client gave no number";
}
