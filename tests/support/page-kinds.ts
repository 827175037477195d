/** One page of each kind. */
export const KINDS = [
  "/",
  "/developers",
  "/developers?technology=react&page=2",
  "/developers/anna-kask",
  "/hire-react-developers",
  "/tag/hire-fintech-developers",
  "/vacancies",
  "/vacancies/go-engineer-payments",
  "/blog",
  "/blog/interview-with-a-pull-request",
  "/blog/author/joonas-raudmets",
  "/blog/category/hiring",
  "/blog/tag/code-review",
  "/pricing",
  "/services",
  "/why-ogds",
  "/about-us",
  "/career",
  "/faq/client",
  "/privacy",
  "/cookie-policy",
  "/sitemap",
  "/api/docs",
  "/hire/select-developer",
  "/no-such-page",
];
/** Steps of forms, which bring fields, calendar and uploads. */
export const STEPS = [
  ...["contacts", "details", "book-a-call", "success"].map((step) => `/hire/${step}`),
  ...["contacts", "details", "developers", "book-a-call", "success"].map((step) => `/find/${step}`),
  ...["job-selection", "contacts", "location", "skills-and-technologies", "details"].map(
    (step) => `/apply/${step}`,
  ),
  ...["socials", "check-your-answers", "success"].map((step) => `/apply/${step}`),
];
/** Pages of secret links, here with an unknown one. */
export const LINKS = [
  "/booking/no-such-link",
  "/proposals/no-such-link",
  "/availability/no-such-link",
  "/interviews/no-such-link",
  "/status/no-such-link",
  "/apply/save",
  "/apply/resume/no-such-link",
  "/shortlist/no-such-link",
];

/** Whole forms on one page, for browsers that run no scripts. */
export const ONE_PAGE_FORMS = [
  "/hire/form?members=anna-kask",
  "/find/form",
  "/apply/form",
  "/save-search?technology=react",
  "/vacancy-alert?technology=react",
  "/saved-searches/no-such-link",
];
