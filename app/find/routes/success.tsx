import { CallReceipt } from "#app/booking/receipt/call-receipt.tsx";
import { createSuccessRoute } from "#app/requests/form/success-route.tsx";
import { findForm } from "../find-form.ts";
import { FIND_SENT } from "../find-sent.ts";

const route = createSuccessRoute(findForm, FIND_SENT, CallReceipt);

export const handle = route.handle;
export const meta = route.meta;
export default route.Page;
