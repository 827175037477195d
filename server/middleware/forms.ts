import type { MiddlewareHandler } from "hono";
import { type Admission, DEFAULT_LIMITS } from "#platform/admission/admission.server.ts";
import { FILE_FORM_LIMITS } from "#platform/uploads/upload-limits.server.ts";
import type { Pages } from "../pages.server.ts";
import type { PageEnv } from "./page-rules.ts";

/** Admits forms that are posted to pages, with the limits of their page rules. */
export function admitForm(admission: Admission): MiddlewareHandler<PageEnv> {
  return admission.admit((c) => {
    const { isForm, isFileForm, parts } = c.get("rules");
    const name = `POST ${parts.at(-1)}`;
    return isForm ? { name, ...(isFileForm ? FILE_FORM_LIMITS : DEFAULT_LIMITS) } : undefined;
  });
}

/** Passes an admitted form to its page. */
export function submitForm(
  pages: Pick<Pages, "submit">,
  admission: Pick<Admission, "readAddress">,
): MiddlewareHandler<PageEnv> {
  return async (c, next) =>
    c.get("rules").isForm ? pages.submit(c.req.raw, admission.readAddress(c)) : next();
}
