import { useEffect } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { listTechnologies } from "#app/taxonomy/technologies.service.server.ts";
import type { PageHandle } from "#contract/page.ts";
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
};

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [jobs, technologies] = await Promise.all([listOpenJobs(db), listTechnologies(db)]);
  return { jobs, technologies };
}

// Steps load nothing from the server, so the form can be filled in offline.
export const shouldRevalidate = () => false;

export default function Apply({ loaderData }: Route.ComponentProps) {
  const { jobs } = loaderData;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const wanted = new URLSearchParams(search).get("vacancy");
    if (!wanted) return;
    const isClosed = !prefillVacancy(wanted, jobs);
    // Read once: a reload must not undo what is chosen from now on.
    navigate(pathname, { replace: true, preventScrollReset: true, state: { isClosed } });
  }, [jobs, pathname, search, navigate]);
  return <Outlet />;
}
