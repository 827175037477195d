import { loadReceipt } from "#app/booking/receipt/read-receipt.server.ts";
import { createSentRoute } from "#app/booking/receipt/sent-route.tsx";
import { APPLY_SENT } from "../apply-sent.ts";

const route = createSentRoute(APPLY_SENT);

export const handle = route.handle;
export const loader = loadReceipt;
export const meta = route.meta;
export default route.Page;
