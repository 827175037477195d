import { redirect } from "react-router";
import type { PageHandle } from "#contract/page.ts";
import type { Route } from "./+types/faq-start.ts";

export const handle: PageHandle = { query: ["q"] };

/** Clients ask first (spec §2). A search goes along; the hash does so by itself. */
export function loader({ url }: Route.LoaderArgs): never {
  throw redirect(`/faq/client${url.search}`, 301);
}

export default function FaqStart() {
  return null;
}
