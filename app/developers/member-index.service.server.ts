import { cacheContent } from "#services/content/cached-content.server.ts";
import { readMemberIndexSource } from "./member-index.repository.server.ts";
import { buildMemberIndex } from "./member-index.server.ts";

/** The index of the published members as they are now. */
export const getMemberIndex = cacheContent(readMemberIndexSource, buildMemberIndex);
