import { data, redirect } from "react-router";
import { toWallTime } from "#app/booking/slots/wall-time.ts";
import { toPageTitle } from "#app/site/metadata/page-meta.ts";
import { SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import { showFormAgain } from "#app/site/secret-link/show-form-again.server.ts";
import { useSite } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { FormTitle } from "#design/forms/form-problem.tsx";
import { servicesContext } from "#services/services.server.ts";
import { type OpenedEmail, openEmail } from "../availability-link.server.ts";
import { AvailabilityView, type ShownMember } from "../page/availability-view.tsx";
import { ClosedLink } from "../page/closed-link.tsx";
import { handleSubmittedAnswer } from "../page/submitted-answer.server.ts";
import type { Route } from "./+types/availability.ts";

export const handle: PageHandle = {
  background: "devform",
  navigation: "reduced",
  footer: "small",
  private: "secret",
  form: "text",
};

/** Only reads: mail scanners open every link. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const now = clock();
  const email = await openEmail(db, params.token, now);
  const isOpen = email !== undefined && !email.isExpired;
  return data(
    {
      member: isOpen ? toShown(email, now) : undefined,
      isExpired: email?.isExpired ?? false,
      isStopped: email?.isStopped ?? false,
      wasAnswered: isOpen && email.answered_at !== null,
      chosen: url.searchParams.get("answer") ?? undefined,
      done: url.searchParams.get("done"),
    },
    { status: isOpen ? 200 : email ? 410 : 404 },
  );
}

function toShown({ member }: OpenedEmail, now: Date): ShownMember {
  const { slug, timezone, available_from, availability_confirmed_at } = member;
  const today = toWallTime(now, timezone).date;
  return { slug, name: toFullName(member), available_from, availability_confirmed_at, today };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { token } = params;
  const submission = await handleSubmittedAnswer(context.get(servicesContext), token, request);
  if (submission.kind === "open") return showFormAgain(submission);
  if (submission.kind !== "unsubscribed") {
    return redirect(`/availability/${token}?done=${submission.kind}`, 303);
  }
  // A mail program looks at the status only, and that of an expired page would be an error.
  return data(undefined, { status: 200 });
}

export const meta = () => SECRET_LINK_META;

export default function Availability({ loaderData, actionData }: Route.ComponentProps) {
  const name = useSite()?.name;
  const { member, isExpired, isStopped, wasAnswered, chosen, done } = loaderData;
  if (!member) return <ClosedLink expired={isExpired ? { isStopped } : undefined} />;
  return (
    <div className="page-column pt-8 pb-28 lg:pt-16">
      <FormTitle title={toPageTitle("Your availability", name)} state={actionData} />
      <AvailabilityView
        member={member}
        isStopped={isStopped}
        wasAnswered={wasAnswered}
        chosen={chosen}
        done={done}
        state={actionData}
      />
    </div>
  );
}
