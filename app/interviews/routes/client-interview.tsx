import { data, redirect } from "react-router";
import { LinkNotAvailable } from "#app/site/secret-link/link-not-available.tsx";
import { SECRET_LINK_HANDLE, SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import { showFormAgain } from "#app/site/secret-link/show-form-again.server.ts";
import { InterviewDaySchema } from "#contract/clients/interview.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { IdSchema } from "#contract/members/member-query.ts";
import { withNoun } from "#contract/values/trade.ts";
import { servicesContext } from "#services/services.server.ts";
import { toClientPath } from "../interview-path.ts";
import { InterviewView } from "../page/interview-view.tsx";
import { handleSubmittedInterview } from "../page/submitted-interview.server.ts";
import { findInterviewOffer } from "../read-interview.service.server.ts";
import type { Route } from "./+types/client-interview.ts";

export const handle: PageHandle = { ...SECRET_LINK_HANDLE, form: "text" };

function toKey({ id, member }: Route.LoaderArgs["params"]) {
  const member_id = IdSchema.safeParse(member);
  return { proposal_id: id, member_id: member_id.success ? member_id.data : 0 };
}

/** The client's side: who has the link of the proposal answers it and chooses the times. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const day = InterviewDaySchema.safeParse(Object.fromEntries(url.searchParams)).data;
  const offer = await findInterviewOffer(db, toKey(params), { side: "client", now: clock(), day });
  const shown = { offer, isDayChosen: day !== undefined, done: url.searchParams.get("done") };
  return data(shown, { status: offer ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const key = toKey(params);
  const access = { key, side: "client" } as const;
  const submission = await handleSubmittedInterview(context.get(servicesContext), access, request);
  if (submission.kind === "open") return showFormAgain(submission);
  return redirect(`${toClientPath(key)}?done=${submission.kind}`, 303);
}

export const meta = () => SECRET_LINK_META;

export default function ClientInterview({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, isDayChosen, done } = loaderData;
  if (!offer) {
    return (
      <LinkNotAvailable
        reason={withNoun(
          "Part of the link may be missing, or the developer isn't chosen for an interview. Open it again from the proposal.",
        )}
        question="Want to arrange an interview?"
      />
    );
  }
  return <InterviewView offer={offer} isDayChosen={isDayChosen} done={done} state={actionData} />;
}
