import type { PageHandle } from "#contract/content/page.ts";
import { toLandingMeta } from "../landing-meta.ts";
import { LandingPage } from "../landing-page.tsx";
import { loadLanding } from "../load-landing.server.ts";
import type { Route } from "./+types/technology.ts";

export const handle: PageHandle = {
  background: "commercial",
  buttons: "outline",
  query: ["per_page", "page"],
};

export function loader({ params, ...args }: Route.LoaderArgs) {
  return loadLanding("technology", params.landing, args);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? toLandingMeta(matches, loaderData.landing) : [];
}

export default function Technology({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing={loaderData.landing} />;
}
