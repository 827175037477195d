import { findBrandFile } from "#app/site/brand/brand-files.service.server.ts";
import { renderInWorker } from "#platform/image/image-worker-client.server.ts";
import { getSocialImage } from "#platform/image/social-cache.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { getSocialCard } from "../social/social-cards.server.ts";
import type { Route } from "./+types/social-image.ts";

/** `/social/developers/anna-kask.png`: the social image of `/developers/anna-kask`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const path = params["*"].replace(/\.png$/, "");
  const own = path === "home" ? await findBrandFile(services, "social_card") : undefined;
  const draw = async () => {
    const { words, pictures } = await getSocialCard(services, path);
    return getSocialImage(words, pictures);
  };
  const bytes = own
    ? (await renderInWorker({ image: own, modifiers: { format: "jpeg" } })).bytes
    : await draw();
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": own ? "image/jpeg" : "image/png",
      "Cache-Control": "public, max-age=86400",
    },
  });
}
