import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import type { FrameContent } from "../frame.service.server.ts";
import type { FrameData } from "../frame-data.ts";
import { toFooterHtml } from "./footer-html.server.tsx";
import { FooterSmall } from "./footer-small.tsx";

const data: FrameData & FrameContent = {
  site: {
    name: "Agency",
    legal_name: "Agency OÜ",
    email: "hello@agency.example",
    phone: null,
    address: { street: "Street 1", postal_code: "10111", city: "Tallinn", country: "Estonia" },
    social: {
      linkedin: "https://linkedin.example/agency",
      youtube: "https://youtube.example/agency",
    },
    tagline: "Hire",
    description: "Hire people",
  },
  siteUrl: "https://agency.example",
  common: {
    tags: [
      { id: 1, slug: "real-estate", name: "Real estate" },
      { id: 2, slug: "logistics", name: "Logistics" },
      { id: 3, slug: "fintech", name: "Fintech" },
    ],
    technologies: [
      { id: 1, slug: "cpp", name: "C++" },
      { id: 2, slug: "go", name: "Go" },
      { id: 3, slug: "react", name: "React" },
    ],
  },
  year: 2026,
};

const full = (changes: Partial<FrameContent> = {}) => toFooterHtml({ ...data, ...changes }, 2026);

const small = (changes: Partial<FrameData> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FooterSmall {...data} {...changes} />
    </MemoryRouter>,
  );

describe("spec §2: full theme", () => {
  test("each tag links to /tag/hire-{slug}-developers and shows # plus its name", () => {
    expect(full()).toMatch(
      /<a[^>]*href="\/tag\/hire-real-estate-developers"[^>]*>#Real estate<\/a>/,
    );
  });

  test("each technology links to /hire-{slug}-developers and shows its name", () => {
    expect(full()).toMatch(/<a[^>]*href="\/hire-cpp-developers"[^>]*>C\+\+</);
  });

  test("the two blocks appear only when their lists are non-empty", () => {
    const withoutTags = full({ common: { ...data.common, tags: [] } });
    expect(withoutTags).not.toContain("Industries");
    expect(withoutTags).toContain("Technologies");
    const withoutBoth = full({ common: { tags: [], technologies: [] } });
    expect(withoutBoth).not.toContain("Technologies");
  });

  test("a list of one or two is not shown (product §9)", () => {
    const html = full({
      common: { tags: data.common.tags, technologies: data.common.technologies.slice(0, 2) },
    });
    expect(html).not.toContain("Technologies");
    expect(html).toContain("Industries");
  });

  test("a page with nothing to show is not linked, and Why us is where the agency has it", () => {
    const html = full({ site: { ...data.site, hidden: ["/blog"], why: "/why-ogds" } });
    expect(html).not.toContain('href="/blog"');
    expect(html).toMatch(/href="\/why-ogds"[^>]*>Why Us</);
    expect(full()).toMatch(/href="\/why-us"[^>]*>Why Us</);
  });

  test("has the company contact address and the address in Tallinn, Estonia", () => {
    expect(full()).toContain('href="mailto:hello@agency.example"');
    expect(full()).toContain("10111 Tallinn, Estonia");
  });

  test("a channel that the operator has not is left out", () => {
    const html = full({ site: { ...data.site, social: { linkedin: null, youtube: null } } });
    expect(html).not.toContain("LinkedIn");
    expect(html).not.toContain("YouTube");
  });
});

describe("spec §2: small theme", () => {
  test("has a logo linking home, and the copyright line with the current year and a company name", () => {
    expect(small()).toMatch(/<a[^>]*aria-label="Agency home"[^>]*href="\/"/);
    expect(small().replaceAll("<!-- -->", "")).toContain("© 2026 Agency OÜ. All Rights Reserved.");
  });

  test("opens the professional network and the video channel in a new tab", () => {
    expect(small()).toMatch(/<a href="https:\/\/linkedin\.example\/agency" target="_blank"/);
    expect(small()).toMatch(/<a href="https:\/\/youtube\.example\/agency" target="_blank"/);
  });

  test("has neither tags nor technologies", () => {
    expect(small()).not.toContain("hire-");
  });
});
