export const APPLICATION_SENT = "We have your application";

/** Links for an applicant after sending. */
export const APPLY_LINKS = {
  links: [
    { to: "/faq/developer", label: "Developers FAQ" },
    { to: "/blog", label: "Articles for developers" },
  ],
  onward: { to: "/vacancies", label: "See vacancies" },
} as const;
