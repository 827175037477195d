import { keepContent } from "#platform/content/kept-content.server.ts";
import { readMemberIndexSource } from "./member-index.repository.server.ts";
import { buildMemberIndex } from "./member-index.server.ts";

/** The index of the published members as they are now. */
export const getMemberIndex = keepContent(readMemberIndexSource, buildMemberIndex);
