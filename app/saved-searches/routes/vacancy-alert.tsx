import { SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { loadSaveSearch, submitSaveSearch } from "../page/save-search-form.server.ts";
import { SaveSearchPage } from "../page/save-search-page.tsx";
import { toSearchHandle } from "../search-kinds.ts";
import type { Route } from "./+types/vacancy-alert.ts";

const KIND = "vacancies";

export const handle: PageHandle = { ...toSearchHandle(KIND), form: "text" };

export const loader = (visit: Route.LoaderArgs) => loadSaveSearch(KIND, visit);

export const action = (visit: Route.ActionArgs) => submitSaveSearch(KIND, visit);

export const meta = () => SECRET_LINK_META;

export default function VacancyAlert({ loaderData, actionData }: Route.ComponentProps) {
  return <SaveSearchPage kind={KIND} {...loaderData} state={actionData} />;
}
