import { data, redirect } from "react-router";
import { LinkNotAvailable } from "#app/site/secret-link/link-not-available.tsx";
import { SECRET_LINK_HANDLE, SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import { showFormAgain } from "#app/site/secret-link/show-form-again.server.ts";
import { INTERVIEW_LINK_DAYS } from "#contract/clients/interview-terms.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { openMemberLink } from "../interview-link.server.ts";
import { InterviewView } from "../page/interview-view.tsx";
import { handleSubmittedInterview } from "../page/submitted-interview.server.ts";
import { findInterviewOffer } from "../read-interview.service.server.ts";
import type { Route } from "./+types/member-interview.ts";

export const handle: PageHandle = { ...SECRET_LINK_HANDLE, form: "text" };

/** The member's side. Only reads: mail scanners open every link. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const now = clock();
  const link = await openMemberLink(db, params.token, now);
  const isOpen = link !== undefined && !link.isExpired;
  const offer = isOpen
    ? await findInterviewOffer(db, link.key, { side: "member", now })
    : undefined;
  return data(
    { offer, isExpired: link?.isExpired ?? false, done: url.searchParams.get("done") },
    { status: offer ? 200 : link?.isExpired ? 410 : 404 },
  );
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const link = await openMemberLink(services.db, params.token, services.clock());
  // The page that is shown then says why.
  if (!link || link.isExpired) return data(undefined, { status: link ? 410 : 404 });
  const access = { key: link.key, side: "member" } as const;
  const submission = await handleSubmittedInterview(services, access, request);
  if (submission.kind === "open") return showFormAgain(submission);
  return redirect(`/interviews/${params.token}?done=${submission.kind}`, 303);
}

export const meta = () => SECRET_LINK_META;

export default function MemberInterview({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, isExpired, done } = loaderData;
  if (!offer) {
    return (
      <LinkNotAvailable
        {...(isExpired ? { heading: "This link has expired" } : {})}
        reason={
          isExpired
            ? `It worked for ${INTERVIEW_LINK_DAYS} days. Open the link in our latest email.`
            : "Part of the link may be missing, or the interview was removed. Open the link again from our latest email."
        }
        question="Want to arrange an interview?"
      />
    );
  }
  return <InterviewView offer={offer} isDayChosen={false} done={done} state={actionData} />;
}
