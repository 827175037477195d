import { describe, expect, it } from "vitest";
import type { MemberCard } from "#contract/members/member.ts";
import { toMembersByIdsUrl, toShownMembers } from "./use-members-by-ids.ts";

const member = (id: number) => ({ id }) as MemberCard;

it("requests the shortlisted ids with per_page equal to their count", () => {
  const params = new URL(toMembersByIdsUrl([5, 3]), "http://site").searchParams;
  expect([...params]).toEqual([
    ["per_page", "2"],
    ["filter[ids][]", "5"],
    ["filter[ids][]", "3"],
  ]);
});

describe("the part of a response for a list of ids", () => {
  const known = { members: [member(7), member(3)], requested: new Set([3, 7, 9]) };

  it("is empty before the response", () => {
    expect(toShownMembers([3], undefined)).toEqual({ members: [], missing: [], isComplete: false });
  });

  it("keeps the order of the API", () => {
    expect(toShownMembers([3, 7], known).members).toEqual([member(7), member(3)]);
  });

  it("needs no new request after a removal, but one after an addition", () => {
    expect(toShownMembers([7], known)).toMatchObject({ members: [member(7)], isComplete: true });
    expect(toShownMembers([7, 12], known)).toMatchObject({
      members: [member(7)],
      missing: [],
      isComplete: false,
    });
  });

  it("names the members that disappeared", () => {
    expect(toShownMembers([3, 9, 7], known).missing).toEqual([9]);
  });
});
