import { PRIVATE_HEADERS } from "#platform/private-headers.ts";

/** The desk is private: not indexed, cached or sent as referrer. */
export const DESK_HEADERS = PRIVATE_HEADERS;
