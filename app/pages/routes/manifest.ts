import { getSite } from "#app/site/site.service.server.ts";
import { textResponse } from "#platform/http/text-response.server.ts";
import { servicesContext } from "#services/services.server.ts";
import type { Route } from "./+types/manifest.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { name, tagline, description } = await getSite(db);
  const manifest = {
    name: `${name}: ${tagline}`,
    short_name: name,
    description,
    start_url: "/",
    display: "browser",
    background_color: "#ffffff",
    theme_color: "#ffffff",
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
  return textResponse(JSON.stringify(manifest), "application/manifest+json");
}
