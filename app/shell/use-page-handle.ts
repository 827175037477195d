import { useMatches } from "react-router";
import type { PageHandle } from "#contract/content/page.ts";

/** Merged handles of the routes of this page; the deepest one that sets a value wins. */
export function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map((match) => match.handle ?? {}));
}
