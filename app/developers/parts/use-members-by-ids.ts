import { useEffect, useState } from "react";
import type { Paged } from "#contract/http/paging.ts";
import type { MemberCard } from "#contract/members/member.ts";
import { getJson } from "#platform/browser/get-json.ts";

type Known = {
  /** In the order of the response. */
  members: MemberCard[];
  /** Ids that were requested. */
  requested: ReadonlySet<number>;
};

export type MembersByIds = {
  state: "loading" | "loaded" | "failed";
  /** Those of the ids that are known so far, in the order of the API. */
  members: MemberCard[];
  /** Ids that the API did not return. */
  missing: number[];
  /** Requests all of them again, including loaded ones. */
  again: () => void;
};

/**
 * The request of the shortlist view: `filter[ids][]` for each, `per_page` equal to their count
 * (spec §7).
 */
export function toMembersByIdsUrl(ids: readonly number[]): string {
  const filter = ids.map((id) => `&filter%5Bids%5D%5B%5D=${id}`).join("");
  return `/api/members?per_page=${ids.length}${filter}`;
}

/**
 * The part of a response for a list of ids: a removed id needs no new request, an added one does.
 */
export function toShownMembers(ids: readonly number[], known: Known | undefined) {
  const requested = new Set(ids);
  const members = known?.members.filter(({ id }) => requested.has(id)) ?? [];
  const shown = new Set(members.map(({ id }) => id));
  return {
    members,
    missing: ids.filter((id) => known?.requested.has(id) && !shown.has(id)),
    isComplete: ids.every((id) => known?.requested.has(id)),
  };
}

/** Cards of chosen members, loaded in one request once `enabled` (spec §7, shortlist view). */
export function useMembersByIds(ids: readonly number[], enabled: boolean): MembersByIds {
  const [known, setKnown] = useState<Known>();
  const [failedKey, setFailedKey] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const { members, missing, isComplete } = toShownMembers(ids, known);
  const key = `${ids.join()} ${attempt}`;
  const isLoading = enabled && !isComplete;

  useEffect(() => {
    if (!isLoading) return;
    const requested = key.slice(0, key.indexOf(" ")).split(",").map(Number);
    const controller = new AbortController();
    getJson<Paged<MemberCard>>(toMembersByIdsUrl(requested), controller).then(
      ({ data }) => setKnown({ members: data, requested: new Set(requested) }),
      () => {
        if (!controller.signal.aborted) setFailedKey(key);
      },
    );
    return () => controller.abort();
  }, [isLoading, key]);

  return {
    state: isComplete ? "loaded" : failedKey === key ? "failed" : "loading",
    members,
    missing,
    again: () => {
      setKnown(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
