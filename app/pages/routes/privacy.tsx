import type { PageHandle } from "#contract/content/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { getPageText } from "../page-texts.service.server.ts";
import { PolicyDocument } from "../policy/policy-document.tsx";
import { toTextMeta } from "../text-meta.ts";
import type { Route } from "./+types/privacy.ts";

export const handle: PageHandle = { background: "privacy" };

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return { text: await getPageText(db, "privacy") };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return toTextMeta(matches, loaderData.text);
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PolicyDocument {...loaderData} />;
}
