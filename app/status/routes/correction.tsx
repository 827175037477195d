import { data } from "react-router";
import { ApplicationPageFields } from "#app/apply/form/page-fields.tsx";
import { readPageForm } from "#app/apply/form/read-page-form.ts";
import { DetailsCard } from "#app/site/secret-link/details-card.tsx";
import { MessagePage } from "#app/site/secret-link/message-page.tsx";
import { SECRET_LINK_HANDLE, SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import { useSite } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { FormPage } from "#design/forms/page-form.tsx";
import { SEEN_FIELD } from "../correction/correction-fields.ts";
import { loadCorrection, submitCorrection } from "../correction/correction-form.server.ts";
import { CorrectionNotice } from "../correction/correction-notice.tsx";
import { DataLinkEnded } from "../page/data-link-ended.tsx";
import type { Route } from "./+types/correction.ts";

export const handle: PageHandle = { ...SECRET_LINK_HANDLE, scripts: "none", form: "file" };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const correction = await loadCorrection(params.token, context);
  return data(correction && { ...correction, done: url.searchParams.get("done") }, {
    status: correction ? 200 : 404,
  });
}

export function action({ request, params, context }: Route.ActionArgs) {
  return submitCorrection(params.token, request, context);
}

export const meta = () => SECRET_LINK_META;

export default function CorrectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const siteName = useSite()?.name ?? "";
  if (!loaderData) return <DataLinkEnded />;
  const { reference, email, done, isOpen, answers, jobs, ourTimezone, cv, seen, token } =
    loaderData;
  // What was posted too late stays, to be sent as a message.
  if (!isOpen && !actionData) {
    return (
      <MessagePage
        title="Your application is closed"
        action={
          <LinkButton to="/status" variant="secondary" reloadDocument>
            Get the link to its page
          </LinkButton>
        }
      >
        <p>It can&rsquo;t be corrected any more. If something in it is wrong, send us a message.</p>
      </MessagePage>
    );
  }
  const input = actionData?.input ?? {};
  return (
    <FormPage
      title="Correct your application"
      siteName={siteName}
      lead={
        <>
          This is what we have of {reference}. We see what you change, and what it was before.
          <CorrectionNotice done={actionData ? null : done} />
        </>
      }
      backTo="/status"
      card={
        <DetailsCard
          details={{
            "Your application": <span className="figures">{reference}</span>,
            "Your email address": email,
            ...(cv ? { "Your CV": cv } : {}),
          }}
        />
      }
      form={{
        noun: "application",
        state: actionData,
        token,
        action: "Save changes",
        children: (
          <>
            <input
              type="hidden"
              name={SEEN_FIELD}
              value={input[SEEN_FIELD] ?? String(seen)}
              readOnly
            />
            <ApplicationPageFields
              form={readPageForm(actionData?.input, answers)}
              input={input}
              errors={actionData?.errors ?? {}}
              jobs={jobs}
              ourTimezone={ourTimezone}
              email={
                <p className="wrap-anywhere">
                  Email address: {email}. To use another one, send us a message.
                </p>
              }
              cv={{
                label: "A new CV",
                hint: `${cv ? `We have ${cv}. ` : ""}Choose a PDF or DOCX up to 10 MB to replace it.`,
                optional: true,
              }}
              last="Before you save"
            />
          </>
        ),
      }}
    />
  );
}
