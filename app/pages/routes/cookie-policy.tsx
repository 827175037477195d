import type { PageHandle } from "#contract/content/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { getPageText } from "../page-texts.service.server.ts";
import { PolicyDocument } from "../policy/policy-document.tsx";
import { StoredHere } from "../policy/stored-here.tsx";
import { toTextMeta } from "../text-meta.ts";
import type { Route } from "./+types/cookie-policy.ts";

export const handle: PageHandle = { background: "cookie" };

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return { text: await getPageText(db, "cookie-policy") };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return toTextMeta(matches, loaderData.text);
}

export default function CookiePolicy({ loaderData }: Route.ComponentProps) {
  return (
    <PolicyDocument {...loaderData}>
      <StoredHere />
    </PolicyDocument>
  );
}
