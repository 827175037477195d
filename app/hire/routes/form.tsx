import { redirect } from "react-router";
import { readCallOffer } from "#app/booking/calls/call-offer.server.ts";
import { CALL_ON_PAGE } from "#app/booking/form-step/call-on-page.ts";
import { CallSection } from "#app/booking/form-step/call-section.tsx";
import {
  findMemberBySlug,
  listMembersByIds,
} from "#app/developers/stored-members.service.server.ts";
import { Consent } from "#app/requests/form/consent.tsx";
import { toNextSteps } from "#app/requests/form/next-steps.ts";
import { NextStepsAside } from "#app/requests/form/next-steps-aside.tsx";
import { issueToken, respondToSteppedForm } from "#app/requests/form/page-form-action.server.ts";
import { shortlistStore } from "#app/shortlist/shortlist.store.ts";
import { useSite, useTerms } from "#app/site/use-site.ts";
import { HireRequestSchema } from "#contract/clients/hire-request.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { MAX_REQUEST_MEMBERS } from "#contract/values/limits.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Queryable } from "#database/client.server.ts";
import { FieldsSection } from "#design/forms/fields-section.tsx";
import { FormPage, FormSection } from "#design/forms/page-form.tsx";
import { Notice } from "#design/notice.tsx";
import { mergeStep, toControls } from "#platform/forms/merge-step.ts";
import { readTextFields } from "#platform/forms/multipart.server.ts";
import { STEP_INTENT, toSavedField } from "#platform/forms/one-page.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { servicesContext } from "#services/services.server.ts";
import { hireStore } from "../hire.store.ts";
import { hireForm } from "../hire-form.ts";
import { submitHireRequest } from "../hire-requests.service.server.ts";
import { MemberCheckboxes } from "../member-checkboxes.tsx";
import type { Route } from "./+types/form.ts";

export const handle: PageHandle = {
  buttons: "outline",
  navigation: "reduced",
  exitTo: "/developers",
  background: "companyform",
  footer: "small",
  private: true,
  scripts: "none",
  form: "text",
};

/** The developers of the URL: `?members=anna-kask,karl-rebane`. */
function readSlugs(url: URL): string[] {
  const slugs = new Set((url.searchParams.get("members") ?? "").split(",").filter(Boolean));
  return [...slugs].slice(0, MAX_REQUEST_MEMBERS);
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const requested = readSlugs(url);
  if (requested.length === 0) throw redirect("/developers");
  const found = await Promise.all(requested.map((slug) => findMemberBySlug(db, slug)));
  const members = found.flatMap((member) => {
    if (!member) return [];
    const { id, slug, first_name, last_name, position, sales_rate, sales_currency } = member;
    return [{ id, slug, first_name, last_name, position, sales_rate, sales_currency }];
  });
  return {
    members,
    dropped: requested.length - members.length,
    offer: await readCallOffer(db, { now: clock() }),
    token: await issueToken(context, "hire"),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const slugs = readSlugs(url);
  if (slugs.length === 0) return redirect(await toFormOfStep(services.db, request), 307);
  return respondToSteppedForm({ request, context }, hireForm, {
    ...CALL_ON_PAGE,
    schema: HireRequestSchema,
    toValues: (input) => ({ ...CALL_ON_PAGE.toValues(input), type: "multiple" }),
    fills: [{ intent: STEP_INTENT, take: (input) => readStep(input, slugs.length) }],
    submit: (payload, delivery, captcha) =>
      submitHireRequest({ ...services, captcha }, payload, delivery),
  });
}

/**
 * A step knows its developers from the browser, this page from its URL, to which the browser posts
 * again. Without developers it is the form that finds some.
 */
async function toFormOfStep(db: Queryable, request: Request): Promise<string> {
  const fields = new Map(await readTextFields(request).catch(() => []));
  const saved = shortlistStore.readSaved(fields.get(toSavedField("shortlist")) ?? "");
  const members = await listMembersByIds(db, saved?.list ?? []);
  if (members.length === 0) return "/find/form";
  return `/hire/form?members=${members.map(({ slug }) => slug).join()}`;
}

/** Everything that was entered on the steps, of which one was posted, and all developers ticked. */
function readStep(input: InputValues, members: number): InputValues {
  const ticked = Array.from({ length: members }, (_, index) => [
    `members[${index}][member_id]`,
    "",
  ]);
  return { ...mergeStep(hireForm, input), ...Object.fromEntries(ticked) };
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function HireForm({ loaderData, actionData }: Route.ComponentProps) {
  const { members, dropped, offer, token } = loaderData;
  const input = actionData?.input ?? toControls(hireForm, hireStore.getInitialState());
  const errors = actionData?.errors ?? {};
  return (
    <FormPage
      title={withNoun("Hire developers")}
      siteName={useSite()?.name ?? ""}
      lead="Fill in the form and send it. We'll reply to your email address."
      backTo="/developers"
      aside={<NextStepsAside steps={toNextSteps(useTerms(), false)} />}
      form={{
        noun: "request",
        state: actionData,
        token,
        action: "Send request",
        children: (
          <>
            <FormSection title={hireForm.step["select-developer"].title}>
              {dropped > 0 ? (
                <Notice kind="warning">
                  {dropped === 1
                    ? withNoun(
                        "1 developer is no longer available and was removed from your request.",
                      )
                    : withNoun(
                        `${dropped} developers are no longer available and were removed from your request.`,
                      )}
                </Notice>
              ) : null}
              <MemberCheckboxes
                members={members}
                input={actionData?.input}
                error={errors.members}
              />
            </FormSection>
            {hireForm.steps.steps.map((step) => (
              <FieldsSection key={step} form={hireForm} step={step} input={input} errors={errors} />
            ))}
            <CallSection offer={offer} input={input} state={actionData} />
            <Consent defaultChecked={input.marketing_consent === "true"} />
          </>
        ),
      }}
    />
  );
}
