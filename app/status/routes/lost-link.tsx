import { data, redirect } from "react-router";
import { DetailsCard } from "#app/site/secret-link/details-card.tsx";
import { MessagePage } from "#app/site/secret-link/message-page.tsx";
import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import { SECRET_LINK_HANDLE, SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import { showFormAgain } from "#app/site/secret-link/show-form-again.server.ts";
import { useSite } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { EmailLink } from "#design/buttons/email-link.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { TextField } from "#design/field/text-field.tsx";
import { SubmittedForm } from "#design/forms/page-form.tsx";
import { issueFormToken } from "#services/forms/form-token.server.ts";
import { clientContext, servicesContext } from "#services/services.server.ts";
import { handleSubmittedLostLink } from "../lost-link/submitted-lost-link.server.ts";
import type { Route } from "./+types/lost-link.ts";

export const handle: PageHandle = { ...SECRET_LINK_HANDLE, form: "text" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const token = await issueFormToken(db, "lost-link", clock());
  const { searchParams } = url;
  const sent = { isAsked: searchParams.has("sent"), isReplaced: searchParams.has("replaced") };
  return data({ token, ...sent });
}

/** Sends links to the address, if it is known. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const submission = await handleSubmittedLostLink(services, context.get(clientContext), request);
  if (submission.kind === "asked") return redirect("/status?sent", 303);
  return showFormAgain(submission);
}

export const meta = () => SECRET_LINK_META;

export default function LostLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const email = useSite()?.email;
  if (loaderData.isAsked && !actionData) return <Asked email={email} />;
  if (loaderData.isReplaced && !actionData) return <Replaced />;
  return (
    <SecretLinkFrame
      title="Get your link again"
      heading={
        <>
          <h1 className="text-heading">Get your link again</h1>
          <p className="mt-4 text-ink-soft text-lg">
            Every request has a status page. Enter the email address you used, and we&rsquo;ll email
            you new links: to your latest ten requests, answers and applications that we still
            store.
          </p>
        </>
      }
      aside={
        <DetailsCard
          details={{
            "On your status page": "What happens next, and when",
            "Your call": "Move it or cancel it",
            Messages: "Read our answers, write to us",
            "Your data": "Get a copy, or have it erased",
          }}
        />
      }
      state={actionData}
    >
      <div className="mt-10">
        <SubmittedForm
          noun="request"
          state={actionData}
          token={loaderData.token}
          action="Send me the links"
        >
          <TextField
            aria-required
            name="email"
            type="email"
            label="Email address"
            hint="The one you used in the form."
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={actionData?.input.email}
            error={actionData?.errors.email}
          />
        </SubmittedForm>
      </div>
    </SecretLinkFrame>
  );
}

/** The same whether or not the address is known. */
function Asked({ email }: { email: string | undefined }) {
  return (
    <MessagePage
      title="Check your email"
      action={
        <LinkButton to="/status" variant="secondary" reloadDocument>
          Try another address
        </LinkButton>
      }
    >
      <p>
        If we store anything from that address, its links are on their way. They arrive within a few
        minutes.
      </p>
      <p className="text-base">
        No email? Check your spam folder, or try another address you may have used. We send at most
        three of these emails an hour to one address.
        {email ? (
          <>
            {" "}
            If that doesn't help, email <EmailLink email={email} />.
          </>
        ) : null}
      </p>
    </MessagePage>
  );
}

/** After the links of a request were replaced: its page is at another address now. */
function Replaced() {
  return (
    <MessagePage
      title="Check your email"
      action={
        <LinkButton to="/status" variant="secondary" reloadDocument>
          Get the link again
        </LinkButton>
      }
    >
      <p>We've sent a new link to the email address you gave us. All earlier links have ended.</p>
      <p className="text-base">
        No email after a few minutes? Check your spam folder, or get the link again.
      </p>
    </MessagePage>
  );
}
