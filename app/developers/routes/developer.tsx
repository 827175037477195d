import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { servicesContext } from "#app/services.server.ts";
import { ShortlistButton } from "#app/shortlist/shortlist-button.tsx";
import { toPageMeta } from "#app/site/page-meta.ts";
import { toPageNotFound } from "#app/site/page-not-found.ts";
import { toBreadcrumbs } from "#app/site/structured-data.ts";
import { toFullName } from "#contract/member-terms.ts";
import type { PageHandle } from "#contract/page.ts";
import { CopyLink } from "#design/copy-link.tsx";
import { Icon } from "#design/icon.tsx";
import { RichText } from "#design/rich-text.tsx";
import { AvailabilityLine } from "../availability-line.tsx";
import { CountryFlag } from "../country-flag.tsx";
import { toJsonResumePath } from "../cv/cv-address.ts";
import { CvButtons } from "../cv-buttons.tsx";
import { toProfilePath } from "../member-address.ts";
import { MemberAvatar } from "../member-avatar.tsx";
import { MemberEducations } from "../member-educations.tsx";
import { MemberFacts } from "../member-facts.tsx";
import { MemberProjects } from "../member-projects.tsx";
import { MemberRate } from "../member-rate.tsx";
import { toPersonData } from "../member-structured-data.ts";
import { findMemberBySlug } from "../members.service.server.ts";
import { SkillBars } from "../skill-bars.tsx";
import type { Route } from "./+types/developer.ts";

export const handle: PageHandle = { lines: "developer", buttons: "outline" };

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const member = await findMemberBySlug(db, params.slug);
  if (!member) throw toPageNotFound({ request, url });
  return { member };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { member } = loaderData;
  const excerpt = member.excerpt.replace(/<[^>]*>/g, "").trim();
  const page = toPageMeta(matches, {
    title: `${toFullName(member)}, ${member.position}`,
    description: excerpt || undefined,
    path: toProfilePath(member.slug),
    type: "profile",
    structured: (context) => [
      toPersonData(member, context),
      toBreadcrumbs(context, [
        { name: "Developers", path: "/developers" },
        { name: toFullName(member), path: toProfilePath(member.slug) },
      ]),
    ],
  });
  const resume = {
    tagName: "link",
    rel: "alternate",
    type: "application/json",
    title: "JSON Resume",
    href: toJsonResumePath(member.slug),
  };
  return [...page, resume];
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase();
  return (
    <section
      aria-labelledby={id}
      className="mt-12 gap-x-8 border-line border-t pt-8 xl:grid xl:grid-cols-[8rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="mb-6 text-title leading-tight">
        {title}
      </h2>
      <div className="min-w-0 max-w-prose">{children}</div>
    </section>
  );
}

export default function Developer({ loaderData }: Route.ComponentProps) {
  const { member } = loaderData;
  return (
    <article className="page-column print:p-0 pt-6 pb-20 lg:pt-10 lg:pb-28">
      <Link
        to="/developers"
        className="-ml-1 inline-flex print:hidden min-h-11 items-center gap-1 text-blue text-sm hover:text-blue-deep hover:underline"
      >
        <Icon of={ChevronLeft} />
        All developers
      </Link>
      <div className="mt-4 gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] xl:gap-x-20">
        <header className="flex flex-col gap-x-8 gap-y-5 sm:flex-row">
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
          className="mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0"
        >
          <div className="rounded-card border border-line bg-paper p-6 lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
            <MemberRate member={member} size="large" />
            <AvailabilityLine member={member} className="mt-3 text-sm" />
            <ShortlistButton id={member.id} className="mt-6 w-full print:hidden" />
            <CvButtons member={member} className="mt-3 print:hidden" />
            <CopyLink className="mt-2" />
          </div>
        </aside>
        <div className="lg:col-start-1">
          <Section title="Info">
            <RichText html={member.excerpt} className="wrap-anywhere text-lg" />
            <MemberFacts member={member} className="mt-6" />
            {member.about ? <RichText html={member.about} className="wrap-anywhere mt-6" /> : null}
          </Section>
          {member.technologies.length > 0 ? (
            <Section title="Skills">
              <SkillBars member={member} />
            </Section>
          ) : null}
          {member.experiences.length > 0 ? (
            <Section title="Projects">
              <MemberProjects member={member} level={3} />
            </Section>
          ) : null}
          {member.educations.length > 0 ? (
            <Section title="Education">
              <MemberEducations member={member} level={3} />
            </Section>
          ) : null}
        </div>
      </div>
    </article>
  );
}
