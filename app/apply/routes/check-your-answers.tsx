import { Link } from "react-router";
import { useStore } from "zustand";
import { toPageMeta } from "#app/site/page-meta.ts";
import { Checkbox } from "#design/field/checkbox.tsx";
import { SendingForm } from "#platform/forms/sending-form.tsx";
import { useSending } from "#platform/forms/use-sending.ts";
import { ApplicationSummary } from "../application-summary.tsx";
import { applyStore } from "../apply.store.ts";
import { toApplyFields } from "../apply-answers.ts";
import { applyForm } from "../apply-form.ts";
import { ApplyStepPage } from "../apply-step-page.tsx";
import { APPLY_TITLES, SUMMARY_PATH } from "../apply-steps.ts";
import type { Route } from "./+types/check-your-answers.ts";

const STEP = "check-your-answers";

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: APPLY_TITLES[STEP], path: SUMMARY_PATH, noindex: true });
}

export default function CheckYourAnswers() {
  const sending = useSending({ form: applyForm, toFields: toApplyFields });
  const isKept = useStore(applyStore, (form) => form.keep_profile);
  return (
    <ApplyStepPage step={STEP} errors={sending.errors}>
      <ApplicationSummary errors={sending.errors} />
      <SendingForm sending={sending}>
        <Checkbox
          name="keep_profile"
          label="Store my profile for 2 years and email me when something fits. I can withdraw this at any time."
          checked={isKept}
          onChange={(event) => applyStore.setState({ keep_profile: event.target.checked })}
        />
        <p className="mt-4 mb-8 text-ink-soft text-sm">
          We use your details to decide on this application and erase them 6 months after the
          decision. Our{" "}
          <Link to="/privacy" className="link">
            privacy policy
          </Link>{" "}
          says how.
        </p>
      </SendingForm>
    </ApplyStepPage>
  );
}
