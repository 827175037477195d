import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { MemberCard as Member } from "#contract/members/member.ts";
import { createMemberCard } from "#tests/support/members.ts";
import { MemberDay } from "../overlap/member-day.tsx";
import { toMemberTabs } from "../profile/member-tabs.tsx";
import { MemberCard, type MemberCardProps } from "./member-card.tsx";
import { MemberList } from "./member-list.tsx";

const anna = createMemberCard(4, {
  slug: "anna-kask",
  avatar: "/media/a.webp",
  first_name: "Anna",
  last_name: "Kask",
  position: "Senior React engineer",
  excerpt: "Builds <strong>forms</strong>.",
  sales_rate: 58,
  redemption_rate: 6496,
  years_of_experience: 1,
  languages: [
    { code: "et", name: "Estonian", level: "Native" },
    { code: "en", name: "English", level: "C1" },
  ],
  technologies: [
    { slug: "react", name: "React", years: 6, type: 1 },
    { slug: "figma", name: "Figma", years: 2, type: 2 },
  ],
});

const renderPage = (page: ReactNode) =>
  renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ id: "root", path: "*", element: page }])} />,
  );

const render = (props: Partial<MemberCardProps> = {}) =>
  renderPage(<MemberCard member={anna} {...props} />);
const text = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

describe("a card", () => {
  it("shows the excerpt as HTML, technologies of type 1 and the languages with their levels, English first", () => {
    const html = render();
    expect(html).toContain("Builds <strong>forms</strong>.");
    expect(html).toContain("React");
    expect(html).not.toContain("Figma");
    expect(text(html)).toContain("English C1 · Estonian (native)");
  });

  it("begins its technologies with the main one and its years, or with the one of the page", () => {
    const type = 1 as const;
    const many = Array.from({ length: 40 }, (_, index) => ({
      slug: `skill-${index}`,
      name: `Skill ${index}`,
      years: 2,
      type,
    }));
    const list = (member: Partial<Member>, technology?: string) =>
      text(
        /<ul aria-label="Technologies".*?<\/ul>/.exec(
          render({ member: { ...anna, ...member }, technology }),
        )?.[0] ?? "none",
      ).trim();
    expect(list({})).toBe("React · 6 years");
    expect(list({}, "figma")).toBe("Figma · 2 years React");
    expect(list({}, "unknown")).toBe("React · 6 years");
    expect(list({ technologies: [{ slug: "go", name: "Go", years: 0, type }] })).toBe("Go");
    expect(list({ technologies: [] })).toBe("none");
    expect(list({ technologies: many })).toBe(
      "Skill 0 · 2 years Skill 1 · Skill 2 · Skill 3 · Skill 4 · Skill 5 · 34 more",
    );
  });

  it("shows a name in Latin letters beside one in another script, and how much time there is", () => {
    const daryna = { ...anna, first_name: "Дарина", last_name: "Ковальчук" };
    const html = render({
      member: { ...daryna, latin_name: "Daryna Kovalchuk", workload: "both" },
    });
    expect(text(html)).toContain("Дарина Ковальчук Daryna Kovalchuk");
    expect(text(html)).toContain("Availability on request, full or part-time");
    expect(text(render())).not.toMatch(/part-time|full time/i);
  });

  it("names who tested the member last and how many clients vouch, and claims nothing without a record", () => {
    const tested = { by: "Markus Saar", on: "2026-10-12" };
    const line = (proof: Partial<Member>) => text(render({ member: { ...anna, ...proof } }));
    const vetted = { last_test: tested, vetted_on: "2026-10-14" };
    expect(line(vetted)).toMatch(/Tested 12 Oct 2026 by Markus Saar +€58/);
    expect(line({ ...vetted, client_reference_count: 1 })).toMatch(
      /Tested 12 Oct 2026 by Markus Saar · 1 reference +€58/,
    );
    expect(line({ vetted_on: "2026-10-14" })).toMatch(/Checked 14 Oct 2026 +€58/);
    expect(line({ client_reference_count: 2 })).toMatch(/forms \. 2 references/);
    expect(line({})).not.toMatch(/Tested|Checked|Vetted|reference/);
  });

  it("draws the member's usual day on the clocks of the agency, before the visitor's are known", () => {
    const site = { timezone: "America/New_York" } as const;
    const html = renderToStaticMarkup(
      <RouterProvider
        router={createMemoryRouter(
          [
            {
              id: "root",
              path: "*",
              loader: () => ({ site, today: "2026-01-15" }),
              element: <MemberDay timezone="Europe/Tallinn" className="" />,
            },
          ],
          { hydrationData: { loaderData: { root: { site, today: "2026-01-15" } } } },
        )}
      />,
    );
    expect(text(html)).toContain("1 h overlap with New York · Tallinn");
    // From 2:00 to 10:00 in New York, and there at work from 9:00.
    expect(html).toContain('d="M2 0H10V1H2z"');
    expect(html).toContain('d="M9 0H10V1H9z"');
  });

  it("links to the sheet of a test, and says that there is work to look at", () => {
    const html = render({
      member: {
        ...anna,
        vetted_on: "2026-10-09",
        last_test: { by: "Markus Saar", on: "2026-10-09" },
        has_test_sheet: true,
        work_sample_count: 2,
      },
    });
    expect(text(html)).toContain("Tested 9 Oct 2026 by Markus Saar · work to look at €58");
    expect(html).toContain('href="/developers/anna-kask#test-sheet"');
    expect(render()).not.toMatch(/test-sheet|work/);
  });

  it("shows the photo, or the placeholder of the gender", () => {
    const female = /\/portrait-female\.svg[^"]*#portrait"/;
    const male = /\/portrait-male\.svg[^"]*#portrait"/;
    const show = (member: Partial<Member>) => render({ member: { ...anna, ...member } });
    expect(show({ avatar: null, gender: "female" })).toMatch(female);
    expect(show({ avatar: null, gender: "female" })).not.toMatch(male);
    expect(show({ avatar: null, gender: "male" })).toMatch(male);
    expect(show({ avatar: null, gender: "male" })).not.toMatch(female);
    expect(show({})).not.toContain("/portrait-");
    expect(render()).toContain("/media/a.webp");
    expect(show({ avatar: null })).not.toContain("/media/");
  });

  it('shows "1 yr.", the rate as currency plus rate "/ h" and the buyout fee', () => {
    expect(text(render())).toContain("1 yr.");
    expect(text(render())).toContain("€58 / h");
    expect(text(render())).toContain("Buyout Fee: €6,496 / one time");
  });

  it("shows the first language with level where English is not spoken", () => {
    const languages = anna.languages.slice(0, 1);
    expect(text(render({ member: { ...anna, languages } }))).toContain("Estonian (native)");
  });

  it("derives the flag's class from the lower-case country code", () => {
    expect(render()).toContain('class="fi fi-ee ');
  });

  it("is a link to the full profile before JavaScript has loaded", () => {
    expect(render()).toContain('href="/developers/anna-kask"');
  });

  it("leaves the excerpt to the full display type", () => {
    expect(render({ display: "compact" })).not.toContain("Builds");
    expect(text(render({ display: "compact" }))).toContain("€58 / h");
  });
});

describe("a list of members", () => {
  const list = (props: object) => renderPage(<MemberList members={[]} {...props} />);

  it('says "Unfortunately, nothing was found for this query" when empty, or another label', () => {
    expect(list({})).toContain("Unfortunately, nothing was found for this query");
    expect(list({ emptyLabel: "Nobody yet" })).toContain("Nobody yet");
    expect(list({})).toContain("<svg");
  });

  it("has a quick shortlist button on each full card, unless the list brings its own", () => {
    const quick = "Add Anna Kask to shortlist";
    expect(list({ members: [anna] })).toContain(quick);
    expect(list({ members: [anna], display: "compact" })).not.toContain(quick);
    expect(list({ members: [anna], toActions: () => "Remove" })).not.toContain(quick);
    expect(render()).not.toContain(quick);
  });

  it("shows skeleton cards while loading", () => {
    expect(list({ loading: 6 }).match(/animate-pulse-soft/g)?.length).toBeGreaterThan(6 * 5);
    expect(list({ loading: 6 })).not.toContain("Unfortunately");
  });
});

describe("the popup's tabs", () => {
  const nothing = { technologies: [], experiences: [], educations: [] };
  const labels = (member: Parameters<typeof toMemberTabs>[0]) =>
    toMemberTabs(member).map(({ label }) => label);

  it("are Info always, Skills only if the member has technologies", () => {
    expect(labels(nothing)).toEqual(["Info"]);
    expect(labels({ ...nothing, technologies: anna.technologies })).toEqual(["Info", "Skills"]);
  });

  it("are Projects only if experiences exist and Education only if educations exist", () => {
    const project = { position: "", name: "", tags: [], description: "", responsibility: "" };
    const school = { institution: "", specialization: "", year_from: null, year_to: null };
    expect(labels({ ...nothing, experiences: [{ ...project, technologies: [] }] })).toEqual([
      "Info",
      "Projects",
    ]);
    expect(labels({ ...nothing, educations: [school] })).toEqual(["Info", "Education"]);
  });
});
