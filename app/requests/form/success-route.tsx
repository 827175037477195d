import type { ComponentType } from "react";
import { toPageMeta } from "#app/site/metadata/page-meta.ts";
import type { PageHandle } from "#contract/content/page.ts";
import type { Receipt } from "#platform/forms/send-form.ts";
import type { FormFrame } from "#platform/forms/stepped-form.ts";
import { toSuccessPath } from "#platform/forms/steps.ts";
import { useSuccess } from "#platform/forms/use-success.ts";
import { toStatusPath } from "../status-link/status-path.ts";
import { RequestSuccess, type SentForm } from "./request-success.tsx";
import { useSentAddress } from "./use-sent-address.ts";

type Matches = Parameters<typeof toPageMeta>[0];

/** The task is done: full navigation again. */
const handle: PageHandle = { navigation: "full" };

/**
 * The last page of a stepped form.
 * @param Details of the form, such as its call
 */
export function createSuccessRoute(
  form: FormFrame,
  sent: SentForm,
  Details?: ComponentType<{ receipt: Receipt | undefined }>,
) {
  return {
    handle,
    meta: ({ matches }: { matches: Matches }) =>
      toPageMeta(matches, { title: sent.title, path: toSuccessPath(form.steps), noindex: true }),
    Page() {
      const receipt = useSuccess(form);
      const address = useSentAddress(toStatusPath(receipt));
      return (
        <RequestSuccess sent={sent} receipt={receipt} address={address}>
          {Details ? <Details receipt={receipt} /> : null}
        </RequestSuccess>
      );
    },
  };
}
