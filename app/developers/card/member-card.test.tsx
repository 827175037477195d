import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { MemberCard as Member } from "#contract/members/member.ts";
import { toMemberRow } from "#tests/support/members.ts";
import type { MemberCardRow } from "../members.repository.server.ts";
import { toMemberTabs } from "../profile/member-tabs.tsx";
import { toMemberCard } from "../to-member.server.ts";
import { MemberCard, type MemberCardProps } from "./member-card.tsx";
import { MemberList } from "./member-list.tsx";

const row = {
  ...toMemberRow(4),
  id: 4,
  published: true,
  updated_at: new Date(0),
  vetted_on: null,
  has_test_sheet: false,
  client_reference_count: 0,
  work_sample_count: 0,
};
const anna: Member = {
  ...toMemberCard(row as MemberCardRow, new Map()),
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
};

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
    expect(text(html)).toContain("Languages English C1 · Estonian (native)");
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

  it("shows when the agency checked the member last, and nothing without a record", () => {
    expect(text(render({ member: { ...anna, vetted_on: "2026-10-09" } }))).toContain(
      "Vetted Oct 2026",
    );
    expect(text(render())).not.toContain("Vetted");
  });

  it("shows how many clients wrote a reference, in the line of the vetting date", () => {
    const line = (count: number, vetted_on: string | null = "2026-10-09") =>
      text(render({ member: { ...anna, vetted_on, client_reference_count: count } }));
    expect(line(1)).toContain("Vetted Oct 2026 · 1 reference");
    expect(line(2)).toContain("Vetted Oct 2026 · 2 references");
    expect(line(2, null)).toContain("2 references");
    expect(line(0)).not.toContain("reference");
  });

  it("links to the sheet of a test, and says that there is work to look at", () => {
    const html = render({
      member: { ...anna, vetted_on: "2026-10-09", has_test_sheet: true, work_sample_count: 2 },
    });
    expect(text(html)).toContain("Vetted Oct 2026 · see the test · work to look at");
    expect(html).toContain('href="/developers/anna-kask#test-sheet"');
    expect(text(render())).not.toMatch(/see the test|work to look at/);
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
    expect(text(render({ member: { ...anna, languages } }))).toContain(
      "Language Estonian (native)",
    );
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
