import { Download } from "lucide";
import { useContext } from "react";
import type { Member } from "#contract/members/member.ts";
import { buttonStyle } from "#design/buttons/button-style.ts";
import { Icon } from "#design/icon.tsx";
import { toCvUrl } from "../parts/member-texts.ts";
import { MemberPopupContext } from "./member-popup.ts";

type CvButtonsProps = {
  member: Pick<Member, "slug" | "cv_link" | "sales_rate">;
  className?: string;
};

/**
 * The CV without rates, and with them where there is a rate; each in a new window (spec §2). A line
 * below each label describes its content, where there is a choice.
 */
export function CvButtons({ member, className = "" }: CvButtonsProps) {
  const { cv_link } = member;
  const { hasCv, offersCvWithRate } = useContext(MemberPopupContext);
  const hasChoice = offersCvWithRate(member);
  if (!hasCv(member)) return null;
  const toLink = (label: string, note: string, showRates: boolean) => (
    <a
      href={toCvUrl(cv_link, showRates)}
      target="_blank"
      rel="noopener"
      className={buttonStyle({ variant: "secondary", size: "small", className: "flex-1" })}
    >
      <Icon of={Download} />
      <span className="text-left leading-tight">
        <span className="block whitespace-nowrap">{label}</span>
        {hasChoice ? (
          <span className="block whitespace-nowrap font-normal text-ink-soft"> {note}</span>
        ) : null}
        <span className="sr-only"> (opens in a new window)</span>
      </span>
    </a>
  );
  return (
    <div className={`flex flex-wrap gap-2 ${className}`}>
      {toLink("Download CV", "without the rate", false)}
      {hasChoice ? toLink("CV + Rate", "with the rate", true) : null}
    </div>
  );
}
