import { toCallTime } from "#app/booking/call-texts.ts";
import type { SentForm } from "#app/requests/form/request-success.tsx";
import { withNoun } from "#contract/values/trade.ts";
import { toFindNextSteps } from "./find-next-steps.ts";

export const FIND_SENT: SentForm = {
  form: "find",
  title: "We have your request",
  path: "/find/sent",
  background: "companyform",
  toNextSteps: toFindNextSteps,
  toCallTime,
  get membersTitle() {
    return withNoun("Developers you're interested in");
  },
};
