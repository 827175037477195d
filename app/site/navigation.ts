import { WHY_US } from "#contract/content/page-text-terms.ts";
import { withNoun } from "#contract/values/trade.ts";

export type NavigationLink = { to: string; label: string };

const WHY = `/${WHY_US}`;

/** The header's links; the first one has no parameters, so it resets the filters (spec §2). */
export const MAIN_LINKS: readonly NavigationLink[] = [
  {
    to: "/developers",
    get label() {
      return withNoun("Developers");
    },
  },
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
  {
    to: "/faq/developer",
    get label() {
      return withNoun("Developers FAQ");
    },
  },
];

type FooterColumn = {
  title: string;
  links: readonly NavigationLink[];
  /** First page of a form, which the sitemap for people has too. */
  form?: NavigationLink;
};

/** The footer's columns in the full theme (spec §2), which the sitemap repeats. */
export const FOOTER_COLUMNS: readonly FooterColumn[] = [
  {
    title: "For Clients",
    form: {
      to: "/find",
      get label() {
        return withNoun("Find a Developer");
      },
    },
    links: [
      {
        to: "/developers",
        get label() {
          return withNoun("Our Developers");
        },
      },
      { to: "/pricing", label: "Pricing" },
      { to: "/services", label: "Services" },
      { to: "/faq/client", label: "Clients FAQ" },
    ],
  },
  {
    get title() {
      return withNoun("For Developers");
    },
    form: {
      to: "/apply",
      get label() {
        return withNoun("Apply as a Developer");
      },
    },
    links: [
      { to: "/career", label: "Career" },
      { to: "/vacancies", label: "Vacancies" },
      {
        to: "/faq/developer",
        get label() {
          return withNoun("Developers FAQ");
        },
      },
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
