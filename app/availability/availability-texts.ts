import { toAvailability } from "#app/developers/parts/member-texts.ts";
import type { MemberCard } from "#contract/members/member.ts";

/** `Available from 1 Dec 2026`, as the site has it. */
export function toShownAvailability(
  member: Pick<MemberCard, "available_from">,
  today: string,
): string {
  const { available_from } = member;
  return toAvailability({ available_from, availability_confirmed_at: null }, today).text;
}
