import { data } from "react-router";
import { InterviewDaySchema } from "#contract/clients/interview.ts";
import { IdSchema } from "#contract/members/member-query.ts";
import { withNoun } from "#contract/values/trade.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { changeSubmittedInterview } from "../interviews/change-interview.server.ts";
import { readDeskInterview } from "../interviews/desk-interview.service.server.ts";
import { InterviewPage } from "../interviews/interview-page.tsx";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useChangeToast } from "../parts/use-change-toast.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { parseProposalNumber } from "../proposals/proposal-number.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/interview.ts";

export const middleware = [requirePermission("proposals")];

/** @throws a response with status 404 for what is no number */
function parseKey({ number, member }: Route.LoaderArgs["params"]) {
  const [id, member_id] = [parseProposalNumber(number), IdSchema.safeParse(member).data];
  if (id === undefined || member_id === undefined) throw data(NOTHING(), { status: 404 });
  return { number: id, member_id };
}

const NOTHING = () => withNoun("There is no interview with this developer in the proposal.");

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const day = InterviewDaySchema.safeParse(Object.fromEntries(url.searchParams)).data;
  const interview = await readDeskInterview(context.get(servicesContext), parseKey(params), day);
  if (!interview) throw data(NOTHING(), { status: 404 });
  return { interview };
}

export function action({ request, params, context }: Route.ActionArgs) {
  const [services, staff] = [context.get(servicesContext), context.get(staffContext)];
  return changeSubmittedInterview(services, staff, parseKey(params), request);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return toDeskMeta(matches, `Interview of ${loaderData?.interview.offer.client ?? "a client"}`);
}

const DONE = {
  propose: "Times proposed",
  confirm: "Time agreed. Both have an invitation",
  decline: "Answer stored",
  cancel: "Interview cancelled",
  place: "Place saved",
} as const;

export default function Interview({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  const outcome = submission && "kind" in submission ? submission : undefined;
  useChangeToast({ outcome, text: outcome ? DONE[outcome.intent] : "" });
  return (
    <InterviewPage
      interview={loaderData.interview}
      state={submission && "errors" in submission ? submission : undefined}
    />
  );
}
