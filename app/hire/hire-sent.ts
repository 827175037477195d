import { toNextSteps } from "#app/requests/form/next-steps.ts";
import type { SentForm } from "#app/requests/form/request-success.tsx";

export const HIRE_SENT: SentForm = {
  title: "We have your request",
  path: "/hire/sent",
  background: "companyform",
  toNextSteps,
  membersTitle: "Developers you asked for",
};
