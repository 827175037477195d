import { createSuccessRoute } from "#app/requests/form/success-route.tsx";
import { APPLY_SENT } from "../apply-sent.ts";
import { applyForm } from "../form/apply-form.ts";

const route = createSuccessRoute(applyForm, APPLY_SENT);

export const handle = route.handle;
export const meta = route.meta;
export default route.Page;
