import { Download } from "lucide-react";
import { useContext } from "react";
import type { Member } from "#contract/member.ts";
import { buttonStyle } from "#design/button-style.ts";
import { Icon } from "#design/icon.tsx";
import { MemberPopupContext } from "./member-popup.ts";
import { toCvUrl } from "./member-texts.ts";

type CvButtonsProps = { member: Pick<Member, "cv_link" | "sales_rate">; className?: string };

/** The CV without rates, and with them where there is a rate; each in a new window (spec §2). */
export function CvButtons({ member, className = "" }: CvButtonsProps) {
  const { cv_link } = member;
  const { offersCvWithRate } = useContext(MemberPopupContext);
  const toLink = (label: string, showRates: boolean) => (
    <a
      href={toCvUrl(cv_link, showRates)}
      target="_blank"
      rel="noopener"
      className={buttonStyle({ variant: "secondary", size: "small" })}
    >
      <Icon of={Download} />
      {label}
      <span className="sr-only"> (opens in a new window)</span>
    </a>
  );
  return (
    <div className={`flex flex-wrap gap-2 ${className}`}>
      {toLink("Download CV", false)}
      {offersCvWithRate(member) ? toLink("CV + Rate", true) : null}
    </div>
  );
}
