import type { ReactNode } from "react";
import type { Member } from "#contract/members/member.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { CountryFlag } from "../parts/country-flag.tsx";
import { LatinName } from "../parts/latin-name.tsx";
import { MemberAvatar } from "../parts/member-avatar.tsx";
import { toBreakableName } from "../parts/member-texts.ts";

type MemberIdentityProps = { member: Member; badge?: ReactNode };

/** Portrait, name, position and country, as the popup begins. */
export function MemberIdentity({ member, badge }: MemberIdentityProps) {
  return (
    <div className="flex gap-4 sm:gap-6">
      <MemberAvatar member={member} size="medium" badge={badge} eager />
      <div className="wrap-anywhere min-w-0 flex-1">
        <p className="font-semibold text-title">{toBreakableName(toFullName(member))}</p>
        <LatinName member={member} className="text-ink-soft" />
        <p className="mt-1 text-ink-soft">{member.position}</p>
        <p className="mt-1 flex items-center gap-2">
          <CountryFlag country={member.country} country_code={member.country_code} />
          {member.country}
        </p>
      </div>
    </div>
  );
}
