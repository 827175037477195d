import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import "#design/tokens.css";
import type { Route } from "./+types/root.ts";
import { servicesContext } from "./services.server.ts";
import { getSite } from "./site/site.service.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return { site: await getSite(db) };
}

export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
