import type { Member } from "#contract/member.ts";
import { getJson } from "#platform/get-json.ts";

/** Milliseconds for which a profile that was read once is shown again without asking. */
const FRESH = 60_000;

const loading = new Map<string, { started: number; member: Promise<Member> }>();

/** A whole member by slug; rejects with AnswerError. What failed is asked again next time. */
export function loadMember(slug: string): Promise<Member> {
  const known = loading.get(slug);
  if (known && Date.now() - known.started < FRESH) return known.member;
  const member = getJson<{ data: Member }>(`/api/members/slug/${slug}`).then(({ data }) => data);
  loading.set(slug, { started: Date.now(), member });
  member.catch(() => loading.delete(slug));
  return member;
}
