import type { Member } from "#contract/members/member.ts";

/** Content of a CV. */
export type CvContent = {
  member: Member;
  /** As it can be written with the fonts there are. */
  name: string;
  /** JPEG; undefined where the profile has none. */
  portrait: Buffer | undefined;
  showRates: boolean;
  siteName: string;
  /** Of the agency, as PNG; undefined where it has none. */
  logo: { png: Buffer; width: number; height: number } | undefined;
  /** Color of the mark below the name. */
  accent: string | undefined;
  /** Absolute URL of the profile. */
  profileUrl: string;
};
