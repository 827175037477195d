import { data, redirect } from "react-router";
import { DetailsCard } from "#app/site/secret-link/details-card.tsx";
import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import { SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { readSubmittedFields } from "#platform/forms/submitted-fields.server.ts";
import { toDateText } from "#platform/time/date-text.ts";
import { servicesContext } from "#services/services.server.ts";
import { DraftConflict } from "../draft-conflict.tsx";
import { DraftNotFound } from "../draft-not-found.tsx";
import { DRAFT_FIELDS } from "../draft-terms.ts";
import { openDraft, removeDraft, takeDraft } from "../open-draft.service.server.ts";
import { ResumeForms } from "../resume-forms.tsx";
import { useRestoring } from "../use-restoring.ts";
import type { Route } from "./+types/resume.ts";

export const handle: PageHandle = {
  buttons: "outline",
  background: "devform",
  navigation: "reduced",
  footer: "small",
  private: "secret",
  form: "text",
};

/** Only reads, and shows no answers: mail scanners open every link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const draft = await openDraft(db, params.token, clock());
  if (!draft) return data({ draft: undefined }, { status: 404 });
  const toDay = (time: Date) => toDateText(time.toISOString().slice(0, 10));
  const { saved_at, expires_at } = draft;
  return data({ draft: { saved: toDay(saved_at), until: toDay(expires_at) } });
}

/** Hands out the answers, or deletes them. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const input = Object.fromEntries(await readSubmittedFields(request));
  if (input[PAGE_FORM_FIELDS.intent] === "delete") {
    await removeDraft(services, params.token);
    return redirect("/apply/save/deleted", 303);
  }
  const answers = await takeDraft(services, params.token, input[DRAFT_FIELDS.key]);
  return data({ answers }, { status: answers ? 200 : 404 });
}

export const meta = () => SECRET_LINK_META;

export default function ResumeApplication({
  loaderData,
  actionData,
  params,
}: Route.ComponentProps) {
  const { draft } = loaderData;
  const { isOther, restore } = useRestoring(actionData?.answers);
  if (!draft) return <DraftNotFound />;
  return (
    <SecretLinkFrame
      title="Continue your application"
      heading={
        <h1 className="text-heading">
          {isOther ? "Which application do you want to continue?" : "Continue your application"}
        </h1>
      }
      card={
        <DetailsCard details={{ "Saved on": draft.saved, "We delete it after": draft.until }} />
      }
    >
      {isOther ? <DraftConflict onRestore={restore} /> : <ResumeForms token={params.token} />}
    </SecretLinkFrame>
  );
}
