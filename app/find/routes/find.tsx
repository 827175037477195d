import { useEffect, useLayoutEffect } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { SEARCH_PARAMETERS } from "#app/developers/filters/search-parameters.ts";
import { toToday } from "#app/developers/search/today.ts";
import { listTechnologies } from "#app/taxonomy/technologies.repository.server.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { ONE_PAGE_SCRIPT } from "#platform/forms/one-page.ts";
import { emptyOnError } from "#platform/http/empty-on-error.server.ts";
import { incompleteContext } from "#platform/http/incomplete-page.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { prefillFromSearch } from "../find.store.ts";
import { readSearchCriteria } from "../search-criteria.server.ts";
import type { Route } from "./+types/find.ts";

export const handle: PageHandle = {
  buttons: "outline",
  navigation: "reduced",
  exitTo: "/developers",
  background: "companyform",
  footer: "small",
  // 1 kB that only the server needs.
  query: import.meta.env.SSR ? SEARCH_PARAMETERS : [],
  firstScript: import.meta.env.SSR ? ONE_PAGE_SCRIPT : undefined,
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock, log } = context.get(servicesContext);
  const found = readSearchCriteria(db, url.searchParams, toToday(clock()));
  const [criteria, technologies] = await Promise.all([
    emptyOnError(log, "search criteria", found, undefined),
    emptyOnError(log, "technologies", listTechnologies(db), []),
  ]);
  if (technologies.failed) context.set(incompleteContext, true);
  return { criteria: criteria.value, technologies: technologies.value };
}

// Steps load nothing from the server, so the form can be filled in offline.
export const shouldRevalidate = () => false;

export default function Find({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PrefilledSearch criteria={loaderData.criteria} />
      <Outlet />
    </>
  );
}

/** Before the step in the page, so that it reads the saved answers with the search of the URL. */
function PrefilledSearch({ criteria }: Pick<Route.ComponentProps["loaderData"], "criteria">) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isNew = criteria !== undefined && search !== "";
  useLayoutEffect(() => {
    if (isNew) prefillFromSearch(criteria);
  }, [isNew, criteria]);
  useEffect(() => {
    // Read once: a reload must not undo what is typed from now on.
    if (isNew) navigate(pathname, { replace: true, preventScrollReset: true });
  }, [isNew, pathname, navigate]);
  return null;
}
