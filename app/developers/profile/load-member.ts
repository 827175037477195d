import type { Member } from "#contract/members/member.ts";
import { getJson } from "#platform/browser/get-json.ts";

/** Milliseconds for which a profile that was read once is shown again without asking. */
const FRESH = 60_000;

const loading = new Map<string, { started: number; member: Promise<Member> }>();

/** A complete member by slug; rejects with ResponseError. */
export function loadMember(slug: string): Promise<Member> {
  return loadMemberAt(`/api/members/slug/${slug}`);
}

/** A complete member by the URL of its endpoint. A failed request is repeated next time. */
export function loadMemberAt(path: string): Promise<Member> {
  const known = loading.get(path);
  if (known && Date.now() - known.started < FRESH) return known.member;
  const member = getJson<{ data: Member }>(path).then(({ data }) => data);
  loading.set(path, { started: Date.now(), member });
  member.catch(() => loading.delete(path));
  return member;
}
