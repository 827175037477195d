import type { ReactNode } from "react";
import { ShortlistedBadge } from "#app/shortlist/shortlisted-badge.tsx";
import type { MemberCard } from "#contract/members/member.ts";
import portraitFemale from "#design/illustrations/portrait-female.svg?no-inline";
import portraitMale from "#design/illustrations/portrait-male.svg?no-inline";
import portraitNeutral from "#design/illustrations/portrait-neutral.svg?no-inline";
import { Image } from "#design/image.tsx";
import { ImageFrame } from "#design/image-frame.tsx";
import { SQUARE_SIDES } from "#platform/image/image-url.ts";

const [small, medium, large] = SQUARE_SIDES;
const PLACEHOLDERS = { female: portraitFemale, male: portraitMale };
const PIXELS = { small, card: medium, medium, large };

type MemberAvatarProps = {
  member: Pick<MemberCard, "id" | "avatar" | "gender">;
  size: keyof typeof PIXELS;
  /** Replaces the Shortlisted badge: a proposal has its own. */
  badge?: ReactNode;
  /** Set for a portrait that is seen at once. */
  eager?: boolean;
};

/** The photo, or a placeholder, with the Shortlisted badge, beside the name. */
export function MemberAvatar({ member, size, badge, eager = false }: MemberAvatarProps) {
  const placeholder = member.gender === null ? portraitNeutral : PLACEHOLDERS[member.gender];
  return (
    <div className="relative self-start">
      <ImageFrame seed={member.id} size={size}>
        {member.avatar === null ? (
          <svg aria-hidden="true">
            <use href={`${placeholder}#portrait`} />
          </svg>
        ) : (
          <Image
            src={member.avatar}
            alt=""
            width={PIXELS[size]}
            height={PIXELS[size]}
            priority={eager}
          />
        )}
      </ImageFrame>
      {badge === undefined ? <ShortlistedBadge id={member.id} compact={size === "small"} /> : badge}
    </div>
  );
}
