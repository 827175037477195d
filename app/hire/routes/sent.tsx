import { loadReceipt } from "#app/booking/receipt/read-receipt.server.ts";
import { createSentRoute } from "#app/booking/receipt/sent-route.tsx";
import { HIRE_SENT } from "../hire-sent.ts";

const route = createSentRoute(HIRE_SENT);

export const handle = route.handle;
export const loader = loadReceipt;
export const meta = route.meta;
export default route.Page;
