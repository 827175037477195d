import { servicesContext } from "#services/services.server.ts";
import { readInsights } from "../insights/insights.service.server.ts";
import { InsightsPage } from "../insights/insights-page.tsx";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/insights.ts";

export const middleware = [requirePermission("insights")];

export async function loader({ context }: Route.LoaderArgs) {
  return { insights: await readInsights(context.get(servicesContext)) };
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Insights");
}

export default function Insights({ loaderData }: Route.ComponentProps) {
  return <InsightsPage insights={loaderData.insights} />;
}
