import { PRIVATE_HEADERS } from "#platform/private-headers.ts";

/** A secret link is a credential: its page is not indexed, cached or sent as referrer. */
export const SECRET_LINK_HEADERS = PRIVATE_HEADERS;
