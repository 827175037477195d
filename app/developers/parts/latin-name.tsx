import type { MemberCard } from "#contract/members/member.ts";

type LatinNameProps = { member: Pick<MemberCard, "latin_name">; className?: string };

/** The name in Latin letters, below one in another script. */
export function LatinName({ member: { latin_name }, className }: LatinNameProps) {
  return latin_name ? <p className={className}>{latin_name}</p> : null;
}
