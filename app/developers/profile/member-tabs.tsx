import type { ReactNode } from "react";
import type { Member } from "#contract/members/member.ts";
import { RichText } from "#design/text/rich-text.tsx";
import { MemberRate } from "../parts/member-rate.tsx";
import { toYears } from "../parts/years-text.ts";
import { CvButtons } from "./cv-buttons.tsx";
import { LanguageScale } from "./language-scale.tsx";
import { MemberDetails } from "./member-details.tsx";
import { MemberEducations } from "./member-educations.tsx";
import { MemberIdentity } from "./member-identity.tsx";
import { MemberProjects } from "./member-projects.tsx";
import { MemberReferences } from "./member-references.tsx";
import { MemberTestSheet } from "./member-test-sheet.tsx";
import { MemberVetting, useHasVetting } from "./member-vetting.tsx";
import { MemberWorkSamples } from "./member-work-samples.tsx";
import { SkillBars } from "./skill-bars.tsx";

export type MemberTab = "info" | "skills" | "projects" | "education";

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

/** Educations that fit under the projects; a tab of their own would be nearly empty. */
const MAX_SHORT_EDUCATIONS = 2;

function hasShortEducation({ educations }: Pick<Member, "educations">): boolean {
  return educations.length > 0 && educations.length <= MAX_SHORT_EDUCATIONS;
}

/** Content of one tab of the popup. */
export function MemberTabContent({
  tab,
  member,
  badge,
}: {
  tab: MemberTab;
  member: Member;
  badge?: ReactNode;
}) {
  const hasVetting = useHasVetting(member);
  switch (tab) {
    case "info":
      return (
        <>
          <MemberIdentity member={member} badge={badge} />
          <RichText html={member.excerpt} className="wrap-anywhere mt-6 text-lg" />
          <MemberRate member={member} className="mt-6" />
          <CvButtons member={member} className="mt-4" />
          <MemberDetails member={member} className="mt-6" />
          {hasVetting ? (
            <>
              <h3 className="mt-8 mb-2 text-lg">Vetting</h3>
              <MemberVetting member={member} />
              {member.test_sheet ? <MemberTestSheet sheet={member.test_sheet} /> : null}
            </>
          ) : null}
          {member.client_references.length > 0 ? (
            <>
              <h3 className="mt-8 mb-2 text-lg">References</h3>
              <MemberReferences member={member} />
            </>
          ) : null}
          {member.work_samples.length > 0 ? (
            <>
              <h3 className="mt-8 mb-2 text-lg">Work to look at</h3>
              <MemberWorkSamples samples={member.work_samples} />
            </>
          ) : null}
          {member.about ? (
            <>
              <h3 className="mt-8 text-lg">About</h3>
              <RichText html={member.about} className="wrap-anywhere mt-2 text-ink-soft" />
            </>
          ) : null}
        </>
      );
    case "skills":
      return (
        <>
          <h3 className="text-lg">{toYears(member.years_of_experience)} of experience</h3>
          <SkillBars member={member} className="mt-6" />
        </>
      );
    case "projects":
      return (
        <>
          <MemberProjects member={member} level={3} />
          {hasShortEducation(member) ? (
            <section
              aria-labelledby="projects-education"
              className="mt-8 border-line border-t pt-8"
            >
              <h3 id="projects-education" className="mb-4 text-ink-soft text-sm">
                Education
              </h3>
              <MemberEducations member={member} level={4} />
            </section>
          ) : null}
        </>
      );
    case "education":
      return (
        <>
          <MemberEducations member={member} level={3} />
          {member.languages.length > 0 ? (
            <section
              aria-labelledby="education-languages"
              className="mt-8 border-line border-t pt-8"
            >
              <h3 id="education-languages" className="mb-4 text-lg">
                Languages
              </h3>
              <LanguageScale languages={member.languages} />
            </section>
          ) : null}
        </>
      );
  }
}
