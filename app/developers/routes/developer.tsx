import { data, Link } from "react-router";
import { servicesContext } from "#app/services.server.ts";
import { ShortlistButton } from "#app/shortlist/shortlist-button.tsx";
import { toPageMeta } from "#app/site/page-meta.ts";
import { toFullName } from "#contract/member-terms.ts";
import type { PageHandle } from "#contract/page.ts";
import { RichText } from "#design/rich-text.tsx";
import { AvailabilityLine } from "../availability-line.tsx";
import { CountryFlag } from "../country-flag.tsx";
import { CvButtons } from "../cv-buttons.tsx";
import { toProfilePath } from "../member-address.ts";
import { MemberAvatar } from "../member-avatar.tsx";
import { MemberEducations } from "../member-educations.tsx";
import { MemberFacts } from "../member-facts.tsx";
import { MemberProjects } from "../member-projects.tsx";
import { MemberRate } from "../member-rate.tsx";
import { findMemberBySlug } from "../members.service.server.ts";
import { SkillBars } from "../skill-bars.tsx";
import type { Route } from "./+types/developer.ts";

export const handle: PageHandle = { lines: "developer", buttons: "outline" };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const member = await findMemberBySlug(db, params.slug);
  if (!member) throw data(`Page not found: ${url.pathname}`, { status: 404 });
  return { member };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { member } = loaderData;
  const excerpt = member.excerpt.replace(/<[^>]*>/g, "").trim();
  return toPageMeta(matches, {
    title: `${toFullName(member)}, ${member.position}`,
    description: excerpt || undefined,
    path: toProfilePath(member.slug),
    type: "profile",
  });
}

const section = "border-line border-t pt-10 mt-10";

export default function Developer({ loaderData }: Route.ComponentProps) {
  const { member } = loaderData;
  return (
    <article className="page-column pt-8 pb-20 lg:pt-12 lg:pb-28">
      <Link to="/developers" className="link inline-flex min-h-11 items-center text-sm">
        All developers
      </Link>
      <div className="mt-4 gap-16 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
        <header className="flex flex-col gap-6 sm:flex-row lg:col-start-1">
          <MemberAvatar member={member} size="large" eager />
          <div className="wrap-anywhere min-w-0 flex-1">
            <h1 className="text-heading">{toFullName(member)}</h1>
            <p className="mt-2 text-ink-soft text-lg">{member.position}</p>
            <p className="mt-2 flex items-center gap-2">
              <CountryFlag country={member.country} country_code={member.country_code} />
              {member.country}
            </p>
          </div>
        </header>
        <aside
          aria-label="Rate and shortlist"
          className="mt-8 lg:col-start-2 lg:row-span-6 lg:row-start-1 lg:mt-0"
        >
          <div className="rounded-card border border-line bg-paper p-6 lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
            <MemberRate member={member} size="large" />
            <AvailabilityLine member={member} className="mt-4" />
            <ShortlistButton id={member.id} className="mt-6 w-full" />
            <CvButtons member={member} className="mt-3" />
          </div>
        </aside>
        <div className="mt-10 lg:col-start-1">
          <section aria-labelledby="info">
            <h2 id="info" className="text-title">
              Info
            </h2>
            <RichText html={member.excerpt} className="wrap-anywhere mt-4 max-w-prose text-lg" />
            <MemberFacts member={member} className="mt-6 max-w-prose" />
            {member.about ? (
              <RichText html={member.about} className="wrap-anywhere mt-6 max-w-prose" />
            ) : null}
          </section>
          {member.technologies.length > 0 ? (
            <section aria-labelledby="skills" className={section}>
              <h2 id="skills" className="text-title">
                Skills
              </h2>
              <SkillBars member={member} className="mt-6" />
            </section>
          ) : null}
          {member.experiences.length > 0 ? (
            <section aria-labelledby="projects" className={section}>
              <h2 id="projects" className="mb-8 text-title">
                Projects
              </h2>
              <MemberProjects member={member} level={3} />
            </section>
          ) : null}
          {member.educations.length > 0 ? (
            <section aria-labelledby="education" className={section}>
              <h2 id="education" className="mb-6 text-title">
                Education
              </h2>
              <MemberEducations member={member} level={3} />
            </section>
          ) : null}
        </div>
      </div>
    </article>
  );
}
