import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { HireLink } from "#app/shortlist/hire-link.tsx";
import { ShortlistButton } from "#app/shortlist/shortlist-button.tsx";
import { toPageMeta } from "#app/site/metadata/page-meta.ts";
import { toBreadcrumbs } from "#app/site/metadata/structured-data.ts";
import { toPageNotFound } from "#app/site/page-not-found.ts";
import { redirectRenamed } from "#app/site/redirects/moved-page.server.ts";
import { toContractTerms } from "#app/site/terms/terms.ts";
import { useShownLinks, useSite, useTerms } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { WHY_US } from "#contract/content/page-text-terms.ts";
import type { Member } from "#contract/members/member.ts";
import { toBothNames, toFullName } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { BackLink } from "#design/buttons/back-link.tsx";
import { CopyLink } from "#design/buttons/copy-link.tsx";
import { latePart } from "#design/loading/late-part.ts";
import { RichText } from "#design/text/rich-text.tsx";
import { TitleBlock } from "#design/text/title-block.tsx";
import { emptyOnError } from "#platform/http/empty-on-error.server.ts";
import { incompleteContext } from "#platform/http/incomplete-page.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { toJsonResumePath } from "../cv/cv-url.ts";
import { listSimilarMembers } from "../members.service.server.ts";
import { AvailabilityLine } from "../parts/availability-line.tsx";
import { CountryFlag } from "../parts/country-flag.tsx";
import { LatinName } from "../parts/latin-name.tsx";
import { MemberAvatar } from "../parts/member-avatar.tsx";
import { toBreakableName, toDateText } from "../parts/member-texts.ts";
import { TEST_SHEET_ID, toProfilePath } from "../parts/profile-url.ts";
import { ProofLine } from "../parts/proof-line.tsx";
import { toYears } from "../parts/years-text.ts";
import { CvButtons } from "../profile/cv-buttons.tsx";
import { MemberCost } from "../profile/member-cost.tsx";
import { MemberDetails } from "../profile/member-details.tsx";
import { MemberEducations } from "../profile/member-educations.tsx";
import { MemberProjects } from "../profile/member-projects.tsx";
import { MemberReferences } from "../profile/member-references.tsx";
import { toPersonData } from "../profile/member-structured-data.ts";
import { MemberVetting, useHasVetting } from "../profile/member-vetting.tsx";
import { ProfileNextSteps } from "../profile-next-steps.tsx";
import { findMemberBySlug } from "../stored-members.service.server.ts";
import type { Route } from "./+types/developer.ts";

const SIMILAR_MEMBERS = 3;

const ContractTermsList = latePart(
  async () => (await import("#app/site/terms/contract-terms.tsx")).ContractTermsList,
);
const TechnologySheet = latePart(
  async () => (await import("../profile/technology-sheet.tsx")).TechnologySheet,
);
const MemberTestSheet = latePart(
  async () => (await import("../profile/member-test-sheet.tsx")).MemberTestSheet,
);
const MemberWorkSamples = latePart(
  async () => (await import("../profile/member-work-samples.tsx")).MemberWorkSamples,
);
const MemberHours = latePart(async () => (await import("../overlap/member-hours.tsx")).MemberHours);

export const handle: PageHandle = { background: "developer", buttons: "outline" };

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext);
  const member = await findMemberBySlug(db, params.slug);
  if (!member) {
    await redirectRenamed(db, "member", params.slug, toProfilePath);
    throw toPageNotFound({ request, url });
  }
  const { value: similar, failed } = await emptyOnError(
    log,
    "similar developers",
    listSimilarMembers(db, member, SIMILAR_MEMBERS),
    [],
  );
  if (failed) context.set(incompleteContext, true);
  return { member, similar };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { member } = loaderData;
  const excerpt = member.excerpt.replace(/<[^>]*>/g, "").trim();
  const page = toPageMeta(matches, {
    title: `${toBothNames(member)}, ${member.position}`,
    description: excerpt || undefined,
    path: toProfilePath(member.slug),
    type: "profile",
    structured: (context) => [
      toPersonData(member, context),
      toBreadcrumbs(context, [
        { name: withNoun("Developers"), path: "/developers" },
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
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section
      aria-labelledby={id}
      className="mt-12 gap-x-8 border-line border-t pt-8 xl:grid xl:grid-cols-[8rem_minmax(0,1fr)] print:mt-5 print:grid print:grid-cols-[6rem_minmax(0,1fr)] print:gap-x-5 print:pt-4"
    >
      {/* Beside its text on paper: without a break after it the whole section could have none. */}
      <h2
        id={id}
        className="mb-6 text-title leading-tight print:mb-0 print:break-after-auto! print:text-base"
      >
        {title}
      </h2>
      <div className="min-w-0 max-w-reading print:max-w-none">{children}</div>
    </section>
  );
}

/** The drawing of a member's years and projects, with its title block. */
function SkillSheet({ member }: { member: Member }) {
  const { technologies, experiences, years_of_experience, availability_confirmed_at } = member;
  const cells = [
    { label: "Experience", value: toYears(years_of_experience) },
    { label: "Technologies", value: technologies.length },
    { label: "Projects", value: experiences.length },
    ...(availability_confirmed_at
      ? [{ label: "Confirmed", value: toDateText(availability_confirmed_at) }]
      : []),
  ];
  return (
    <div className="max-lg:-mx-1">
      <div className="border border-ink px-3 py-4 sm:px-5">
        <Suspense>
          <TechnologySheet member={member} />
        </Suspense>
        {experiences.length > 0 ? (
          <p className="mt-3 border-line border-t pt-3 text-ink-soft text-sm">
            A dot marks a project that used the technology. Main technologies are blue.
          </p>
        ) : null}
      </div>
      <TitleBlock cells={cells} className="-mt-px grid-cols-2 sm:grid-cols-4" />
    </div>
  );
}

const WHY_LINKS = [{ to: `/${WHY_US}` }];

export default function Developer({ loaderData }: Route.ComponentProps) {
  const { member, similar } = loaderData;
  const [why] = useShownLinks(WHY_LINKS);
  const isTesting = useSite()?.hasVetting;
  const hasVetting = useHasVetting(member);
  const terms = useTerms();
  return (
    <article className="page-column print:p-0 pt-6 pb-20 lg:pt-10 lg:pb-28">
      <BackLink to="/developers">{withNoun("All developers")}</BackLink>
      <div className="mt-4 gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] xl:gap-x-20">
        <header className="flex flex-col gap-x-8 gap-y-5 sm:flex-row">
          <MemberAvatar member={member} size="large" eager />
          <div className="wrap-anywhere min-w-0 flex-1">
            <h1 className="text-heading">{toBreakableName(toFullName(member))}</h1>
            <LatinName member={member} className="text-ink-soft text-title" />
            <p className="mt-2 text-ink-soft text-lg">{member.position}</p>
            <p className="mt-2 flex items-center gap-2">
              <CountryFlag country={member.country} country_code={member.country_code} />
              {member.country}
            </p>
          </div>
        </header>
        <aside
          aria-label="Rate and shortlist"
          className="mt-8 print:mt-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0"
        >
          <div className="rounded-card border border-line bg-paper p-6 print:p-4 lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
            <MemberCost member={member} />
            <div className="mt-5 border-line border-t pt-4 text-sm">
              <AvailabilityLine member={member} />
              <ProofLine member={member} wrap className="mt-1 text-ink-soft" />
              {why && isTesting ? (
                <Link
                  to={why.to}
                  className="link mt-1 inline-flex min-h-11 print:hidden items-center"
                >
                  {withNoun("How we test developers")}
                </Link>
              ) : null}
            </div>
            <ShortlistButton id={member.id} className="mt-3 w-full print:hidden" />
            <HireLink member={member} className="mt-3 w-full print:hidden" />
            <CvButtons member={member} className="mt-3 print:hidden" />
            <CopyLink className="mt-2 w-full" />
          </div>
        </aside>
        <div className="lg:col-start-1">
          <Section title="Info">
            <RichText html={member.excerpt} className="wrap-anywhere text-lg" />
            <MemberDetails member={member} className="mt-6" />
            {member.about ? <RichText html={member.about} className="wrap-anywhere mt-6" /> : null}
          </Section>
          <Section title="Hours">
            <Suspense>
              <MemberHours member={member} />
            </Suspense>
          </Section>
          {hasVetting ? (
            <Section title="Vetting">
              <MemberVetting member={member} />
              {member.test_sheet ? (
                <Suspense>
                  <MemberTestSheet sheet={member.test_sheet} id={TEST_SHEET_ID} />
                </Suspense>
              ) : null}
            </Section>
          ) : null}
          {member.client_references.length > 0 ? (
            <Section title="References">
              <MemberReferences member={member} />
            </Section>
          ) : null}
          {member.technologies.length > 0 ? (
            <Section title="Skills">
              <SkillSheet member={member} />
            </Section>
          ) : null}
          {member.experiences.length > 0 ? (
            <Section title="Projects">
              <MemberProjects member={member} level={3} numbered />
            </Section>
          ) : null}
          {member.work_samples.length > 0 ? (
            <Section title="Work to look at">
              <Suspense>
                <MemberWorkSamples samples={member.work_samples} />
              </Suspense>
            </Section>
          ) : null}
          {member.educations.length > 0 ? (
            <Section title="Education">
              <MemberEducations member={member} level={3} />
            </Section>
          ) : null}
          {toContractTerms(terms).length > 0 ? (
            <Section title="Terms">
              <Suspense>
                <ContractTermsList terms={terms} />
              </Suspense>
            </Section>
          ) : null}
        </div>
      </div>
      <ProfileNextSteps member={member} similar={similar} />
    </article>
  );
}
