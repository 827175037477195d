import { WHY_US } from "#contract/content/page-text-terms.ts";

export type NavigationLink = { to: string; label: string };

const WHY = `/${WHY_US}`;

/** The header's links; the first one has no parameters, so it resets the filters (spec §2). */
export const MAIN_LINKS: readonly NavigationLink[] = [
  { to: "/developers", label: "Developers" },
  { to: "/career", label: "Career" },
  { to: "/pricing", label: "Pricing" },
  { to: "/blog", label: "Blog" },
];

/** The header's Info group. */
export const INFO_LINKS: readonly NavigationLink[] = [
  { to: "/services", label: "Services" },
  { to: WHY, label: "Why Us" },
  { to: "/about-us", label: "About us" },
  { to: "/vacancies", label: "Vacancies" },
  { to: "/faq/client", label: "Clients FAQ" },
  { to: "/faq/developer", label: "Developers FAQ" },
];

/** The footer's columns in the full theme (spec §2), which the sitemap repeats. */
export const FOOTER_COLUMNS: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: "For Clients",
    links: [
      { to: "/developers", label: "Our Developers" },
      { to: "/pricing", label: "Pricing" },
      { to: "/services", label: "Services" },
      { to: "/faq/client", label: "Clients FAQ" },
    ],
  },
  {
    title: "For Developers",
    links: [
      { to: "/career", label: "Career" },
      { to: "/vacancies", label: "Vacancies" },
      { to: "/faq/developer", label: "Developers FAQ" },
    ],
  },
  {
    title: "Company",
    links: [
      { to: "/", label: "Home" },
      { to: "/about-us", label: "About us" },
      { to: WHY, label: "Why Us" },
      { to: "/blog", label: "Blog" },
      { to: "/privacy", label: "Privacy Policy" },
      { to: "/cookie-policy", label: "Cookie Policy" },
    ],
  },
];
