import type { Faq, FaqAudience, PageText, PageTextSlug } from "#contract/content/page-text.ts";
import { withNoun } from "#contract/values/trade.ts";

type Texts = Pick<PageText, "title" | "heading" | "lead">;

const WHY: Texts = { title: "Why us", heading: "Why clients hire through us", lead: "" };

/** Default texts of pages until the operator has written them. */
const TEXTS: Record<PageTextSlug, Texts> = {
  "about-us": { title: "About us", heading: "About us", lead: "" },
  "why-us": WHY,
  "why-ogds": WHY,
  services: { title: "Services", heading: "Services", lead: "" },
  pricing: {
    title: "Pricing",
    get heading() {
      return withNoun("What a developer costs");
    },
    lead: "Calculate the cost of a month and of a project.",
  },
  career: { title: "Career", heading: "Work with us", lead: "" },
  privacy: {
    title: "Privacy policy",
    heading: "Privacy policy",
    lead: "This text isn't published yet. Email us and we'll send it to you.",
  },
  "cookie-policy": { title: "Cookie policy", heading: "Cookie policy", lead: "" },
};

export function toUnwrittenPageText(slug: PageTextSlug): PageText {
  const texts = TEXTS[slug];
  return { slug, ...texts, description: texts.lead, updated_at: null, sections: [] };
}

export function toUnwrittenFaq(audience: FaqAudience): Faq {
  const title = audience === "client" ? "Clients FAQ" : withNoun("Developers FAQ");
  return { audience, title, description: "", groups: [] };
}
