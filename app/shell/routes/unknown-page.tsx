import { toPageNotFound } from "#app/site/page-not-found.ts";
import type { PageHandle } from "#contract/content/page.ts";
import type { Route } from "./+types/unknown-page.ts";

export const handle: PageHandle = { background: "error" };

/** Every URL that no other route matches: the root's error boundary shows the page (spec §8). */
export function loader({ request, url }: Route.LoaderArgs): never {
  throw toPageNotFound({ request, url });
}

export default function UnknownPage() {
  return null;
}
