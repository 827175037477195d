import { useEffect } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { MEMBER_PARAMETERS } from "#app/developers/member-url.ts";
import { servicesContext } from "#app/services.server.ts";
import type { PageHandle } from "#contract/page.ts";
import { loggedEmpty } from "#platform/logged-empty.server.ts";
import { takeWish } from "../find.store.ts";
import { readWish } from "../read-wish.server.ts";
import type { Route } from "./+types/find.ts";

export const handle: PageHandle = {
  buttons: "outline",
  navigation: "reduced",
  exitTo: "/developers",
  lines: "companyform",
  footer: "small",
  query: MEMBER_PARAMETERS,
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext);
  const wish = await loggedEmpty(log, "wish", readWish(db, url.searchParams), undefined);
  return { wish: wish.value };
}

// From step to step nothing is asked of the server: the form can be filled without a network.
export const shouldRevalidate = () => false;

export default function Find({ loaderData }: Route.ComponentProps) {
  const { wish } = loaderData;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!wish || !search) return;
    takeWish(wish);
    // Read once: a reload must not undo what is typed from now on.
    navigate(pathname, { replace: true, preventScrollReset: true });
  }, [wish, pathname, search, navigate]);
  return <Outlet />;
}
