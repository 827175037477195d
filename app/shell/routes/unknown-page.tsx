import { data } from "react-router";
import type { PageHandle } from "#contract/page.ts";
import type { Route } from "./+types/unknown-page.ts";

export const handle: PageHandle = { lines: "error" };

/** Every address that no other route knows: the root's error boundary shows the page (spec §8). */
export function loader({ url }: Route.LoaderArgs): never {
  throw data(`Page Not Found: ${url.pathname}`, { status: 404 });
}

/** A link that leads nowhere needs no server to say so. */
export function clientLoader({ url }: Route.ClientLoaderArgs): never {
  throw data(`Page not found: ${url.pathname}`, { status: 404 });
}

export default function UnknownPage() {
  return null;
}
