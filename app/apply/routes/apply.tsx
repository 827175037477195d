import { useEffect, useLayoutEffect } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { listTechnologies } from "#app/taxonomy/technologies.repository.server.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { ONE_PAGE_SCRIPT } from "#platform/forms/one-page.ts";
import { servicesContext } from "#services/services.server.ts";
import { listOpenJobs } from "../applications.repository.server.ts";
import { prefillVacancy } from "../form/prefill-vacancy.ts";
import type { Route } from "./+types/apply.ts";

export const handle: PageHandle = {
  buttons: "outline",
  navigation: "reduced",
  exitTo: "/career",
  background: "devform",
  footer: "small",
  query: ["vacancy"],
  firstScript: import.meta.env.SSR ? ONE_PAGE_SCRIPT : undefined,
};

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [jobs, technologies] = await Promise.all([listOpenJobs(db), listTechnologies(db)]);
  return { jobs, technologies };
}

// Steps load nothing from the server, so the form can be filled in offline.
export const shouldRevalidate = () => false;

export default function Apply({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PrefilledVacancy jobs={loaderData.jobs} />
      <Outlet />
    </>
  );
}

/** Before the step in the page, so that it reads the saved answers with the vacancy of the URL. */
function PrefilledVacancy({ jobs }: Pick<Route.ComponentProps["loaderData"], "jobs">) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const vacancy = new URLSearchParams(search).get("vacancy");
  useLayoutEffect(() => {
    if (vacancy) prefillVacancy(vacancy, jobs);
  }, [vacancy, jobs]);
  useEffect(() => {
    if (!vacancy) return;
    const isClosed = jobs.every(({ slug }) => slug !== vacancy);
    // Read once: a reload must not undo what is chosen from now on.
    navigate(pathname, { replace: true, preventScrollReset: true, state: { isClosed } });
  }, [vacancy, jobs, pathname, navigate]);
  return null;
}
