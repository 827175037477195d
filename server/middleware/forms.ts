import type { MiddlewareHandler } from "hono";
import {
  type Admission,
  type AdmissionLimits,
  DEFAULT_LIMITS,
} from "#platform/admission/admission.server.ts";
import { FILE_FORM_LIMITS } from "#platform/uploads/upload-limits.server.ts";
import type { PageRules } from "../page-cache/page-rules.ts";
import type { Pages } from "../pages.server.ts";
import type { PageEnv } from "./page-rules.ts";

/** Admits forms that are posted to pages, with the limits of their page rules. */
export function admitForm(admission: Admission): MiddlewareHandler<PageEnv> {
  return admission.admit((c) => {
    const rules = c.get("rules");
    return rules.isForm ? { name: `POST ${rules.parts.at(-1)}`, ...toLimits(rules) } : undefined;
  });
}

/** An office of twenty behind one address, each with a change every few seconds. */
const SIGNED_IN_LIMITS: AdmissionLimits = {
  // A text of the content, of up to 1 MB, with the other fields of its form.
  maxBodyBytes: 1_100_000,
  rates: [{ hits: 3_000, seconds: 600 }],
};

/** People at work choose more files than visitors do. */
const SIGNED_IN_FILE_LIMITS: AdmissionLimits = {
  ...FILE_FORM_LIMITS,
  rates: [{ hits: 300, seconds: 3_600 }],
};

function toLimits({ isFileForm, isSignedIn }: PageRules): AdmissionLimits {
  if (isSignedIn) return isFileForm ? SIGNED_IN_FILE_LIMITS : SIGNED_IN_LIMITS;
  return isFileForm ? FILE_FORM_LIMITS : DEFAULT_LIMITS;
}

/** Passes an admitted form to its page. */
export function submitForm(
  pages: Pick<Pages, "submit">,
  admission: Pick<Admission, "readAddress">,
): MiddlewareHandler<PageEnv> {
  return async (c, next) => {
    const rules = c.get("rules");
    return rules.isForm ? pages.submit(c.req.raw, admission.readAddress(c), rules) : next();
  };
}
