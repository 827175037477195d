import { getSocialImage } from "#platform/picture/social-cache.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { getSocialCard } from "../social/social-cards.server.ts";
import type { Route } from "./+types/social-image.ts";

/** `/social/developers/anna-kask.png`: the social image of `/developers/anna-kask`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const card = await getSocialCard(db, params["*"].replace(/\.png$/, ""));
  return new Response(new Uint8Array(await getSocialImage(card)), {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400" },
  });
}
