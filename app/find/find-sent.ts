import type { SentForm } from "#app/requests/form/request-success.tsx";
import { toFindNextSteps } from "./find-next-steps.ts";

export const FIND_SENT: SentForm = {
  title: "We have your request",
  path: "/find/sent",
  background: "companyform",
  toNextSteps: toFindNextSteps,
  membersTitle: "Developers you're interested in",
};
