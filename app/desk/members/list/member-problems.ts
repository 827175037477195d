import { toAvailability } from "#app/developers/parts/member-texts.ts";
import { MEMBER_PROBLEMS, type MemberProblem } from "#contract/desk/desk-member-terms.ts";

/** What is known of a member, as far as problems need it. */
export type KnownOfMember = {
  hasPhoto: boolean;
  hasEmail: boolean;
  availability_confirmed_at: string | null;
  sales_rate: number | null;
  excerpt: string;
  isVetted: boolean;
};

/** What a profile lacks on a day: the rules that the list counts by, for one member. */
export function listMemberProblems(member: KnownOfMember, today: string): MemberProblem[] {
  const { availability_confirmed_at } = member;
  const has: Record<MemberProblem, boolean> = {
    photo: member.hasPhoto,
    // Whether the date was confirmed, and not whether there is one.
    availability: !toAvailability({ available_from: today, availability_confirmed_at }, today)
      .isStale,
    rate: member.sales_rate !== null,
    excerpt: member.excerpt !== "",
    vetting: member.isVetted,
    email: member.hasEmail,
  };
  return MEMBER_PROBLEMS.filter((problem) => !has[problem]);
}
