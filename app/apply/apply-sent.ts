import type { SentForm } from "#app/requests/form/request-success.tsx";
import { withNoun } from "#contract/values/trade.ts";
import { toApplyNextSteps } from "./apply-next-steps.ts";

export const APPLY_SENT: SentForm = {
  form: "apply",
  title: "We have your application",
  path: "/apply/sent",
  background: "devform",
  toNextSteps: toApplyNextSteps,
  links: [
    {
      to: "/faq/developer",
      get label() {
        return withNoun("Developers FAQ");
      },
    },
    {
      to: "/blog",
      get label() {
        return withNoun("Articles for developers");
      },
    },
  ],
  onward: { to: "/vacancies", label: "See vacancies" },
};
