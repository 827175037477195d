import { toCallTime } from "#app/booking/call-texts.ts";
import { toNextSteps } from "#app/requests/form/next-steps.ts";
import type { SentForm } from "#app/requests/form/request-success.tsx";
import { withNoun } from "#contract/values/trade.ts";

export const HIRE_SENT: SentForm = {
  form: "hire",
  title: "We have your request",
  path: "/hire/sent",
  background: "companyform",
  toNextSteps,
  toCallTime,
  get membersTitle() {
    return withNoun("Developers you asked for");
  },
};
