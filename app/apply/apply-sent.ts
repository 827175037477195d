import type { SentForm } from "#app/requests/form/request-success.tsx";
import { toApplyNextSteps } from "./apply-next-steps.ts";

export const APPLY_SENT: SentForm = {
  title: "We have your application",
  path: "/apply/sent",
  background: "devform",
  toNextSteps: toApplyNextSteps,
  links: [
    { to: "/faq/developer", label: "Developers FAQ" },
    { to: "/blog", label: "Articles for developers" },
  ],
  onward: { to: "/vacancies", label: "See vacancies" },
};
