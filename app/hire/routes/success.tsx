import { CallReceipt } from "#app/booking/receipt/call-receipt.tsx";
import { createSuccessRoute } from "#app/requests/form/success-route.tsx";
import { hireForm } from "../hire-form.ts";
import { HIRE_SENT } from "../hire-sent.ts";

const route = createSuccessRoute(hireForm, HIRE_SENT, CallReceipt);

export const handle = route.handle;
export const meta = route.meta;
export default route.Page;
