import { type ReactNode, useRef, useState } from "react";
import type { Member } from "#contract/member.ts";
import { RichText } from "#design/rich-text.tsx";
import { Tabs } from "#design/tabs.tsx";
import { CvButtons } from "./cv-buttons.tsx";
import { MemberEducations } from "./member-educations.tsx";
import { MemberFacts } from "./member-facts.tsx";
import { MemberIdentity } from "./member-identity.tsx";
import { MemberProjects } from "./member-projects.tsx";
import { MemberRate } from "./member-rate.tsx";
import { toYears } from "./member-texts.ts";
import { SkillBars } from "./skill-bars.tsx";

type MemberTab = "info" | "skills" | "projects" | "education";

/** Info always; the others only where they have content (spec §2). */
export function toMemberTabs(
  member: Pick<Member, "technologies" | "experiences" | "educations">,
): { value: MemberTab; label: string }[] {
  const tabs = [
    { value: "info", label: "Info", isShown: true },
    { value: "skills", label: "Skills", isShown: member.technologies.length > 0 },
    { value: "projects", label: "Projects", isShown: member.experiences.length > 0 },
    { value: "education", label: "Education", isShown: member.educations.length > 0 },
  ] as const;
  return tabs.filter(({ isShown }) => isShown).map(({ value, label }) => ({ value, label }));
}

/** A member in the popup. It starts at Info each time it is opened. */
export function MemberTabs({ member, badge }: { member: Member; badge?: ReactNode }) {
  const [tab, setTab] = useState<MemberTab>("info");
  const top = useRef<HTMLDivElement>(null);

  const contents: Record<MemberTab, () => ReactNode> = {
    info: () => (
      <>
        <MemberIdentity member={member} badge={badge} />
        <RichText html={member.excerpt} className="wrap-anywhere mt-6 text-lg" />
        <MemberRate member={member} className="mt-6" />
        <CvButtons member={member} className="mt-4" />
        <MemberFacts member={member} className="mt-6" />
        {member.about ? (
          <>
            <h3 className="mt-8 text-lg">About</h3>
            <RichText html={member.about} className="wrap-anywhere mt-2 text-ink-soft" />
          </>
        ) : null}
      </>
    ),
    skills: () => (
      <>
        <h3 className="text-lg">{toYears(member.years_of_experience)} of experience</h3>
        <SkillBars member={member} className="mt-6" />
      </>
    ),
    projects: () => <MemberProjects member={member} level={3} />,
    education: () => <MemberEducations member={member} level={3} />,
  };

  return (
    <div ref={top}>
      <Tabs
        label="Profile"
        value={tab}
        onValueChange={(next) => {
          setTab(next);
          top.current?.scrollIntoView({ block: "start" });
        }}
        tabs={toMemberTabs(member).map((entry) => ({ ...entry, content: contents[entry.value]() }))}
      />
    </div>
  );
}
