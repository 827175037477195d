import { OutcomeView } from "#app/site/secret-link/outcome-view.tsx";
import { SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import { loadSearchOutcome } from "../page/search-outcome.server.ts";
import { toSearchHandle } from "../search-kinds.ts";
import type { Route } from "./+types/vacancy-alert-outcome.ts";

const KIND = "vacancies";

export const handle = toSearchHandle(KIND);

export const loader = (visit: Route.LoaderArgs) => loadSearchOutcome(KIND, visit);

export const meta = () => SECRET_LINK_META;

export default function VacancyAlertOutcome({ loaderData }: Route.ComponentProps) {
  return <OutcomeView {...loaderData} />;
}
