import type { Member, VettingRecord } from "#contract/members/member.ts";

/** The full profile, which is also the target of a card before JavaScript has loaded. */
export function toProfilePath(slug: string): string {
  return `/developers/${slug}`;
}

/** The sheet of how a check went, on the full profile. */
export const TEST_SHEET_ID = "test-sheet";

/** Whether the sheet is of this check. */
export function hasSheet(
  { test_sheet }: Pick<Member, "test_sheet">,
  { check, on }: Pick<VettingRecord, "check" | "on">,
): boolean {
  return test_sheet?.check === check && test_sheet.on === on;
}

/**
 * A member's slide-over over any page: a fragment, so that Back closes it and a reload opens it
 * again while the page below, its loader and its cached bytes stay the same.
 */
export function toSlideOverHash(slug: string): string {
  return `#developer=${slug}`;
}

export function parseSlideOverHash(hash: string): string | undefined {
  return /^#developer=([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(hash)?.[1];
}
