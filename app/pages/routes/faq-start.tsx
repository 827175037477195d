import { redirect } from "react-router";
import type { PageHandle } from "#contract/content/page.ts";
import type { Route } from "./+types/faq-start.ts";

export const handle: PageHandle = { query: ["q"] };

/**
 * The clients' questions come first (spec §2). The search is passed on; the browser passes on the
 * hash.
 */
export function loader({ url }: Route.LoaderArgs): never {
  throw redirect(`/faq/client${url.search}`, 301);
}

export default function FaqStart() {
  return null;
}
