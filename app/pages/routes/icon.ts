import { findBrandFile } from "#app/site/brand/brand-files.service.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { renderInWorker } from "#platform/image/image-worker-client.server.ts";
import type { StoredImage } from "#platform/image/render-image.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { toDefaultIcon, toIco, toSvgIcon } from "../icons/icon-files.ts";
import type { Route } from "./+types/icon.ts";

/** Pixels of a side, and whether the system cuts the icon into a shape of its own. */
const PNG_ICONS: Record<string, { side: number; background?: string | undefined }> = {
  "/apple-touch-icon.png": { side: 180, background: "#ffffff" },
  "/icon-192.png": { side: 192 },
  "/icon-512.png": { side: 512, background: "#ffffff" },
};
const ICO_SIDE = 32;

/** `/favicon.svg` and the other sizes and formats of the icon of the agency. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { brand } = await getSite(services.db);
  const icon: StoredImage = (await findBrandFile(services, "icon")) ?? {
    bytes: Buffer.from(toDefaultIcon(brand?.accent)),
    contentType: "image/svg+xml",
  };
  if (url.pathname === "/favicon.svg") return respond(toSvgIcon(icon), "image/svg+xml");
  const { side, background } = PNG_ICONS[url.pathname] ?? { side: ICO_SIDE };
  const { bytes } = await renderInWorker({
    icon,
    width: side,
    height: side,
    background,
  });
  return url.pathname.endsWith(".ico")
    ? respond(toIco(bytes, ICO_SIDE), "image/x-icon")
    : respond(bytes, "image/png");
}

function respond(body: Uint8Array, type: string): Response {
  return new Response(new Uint8Array(body), {
    headers: {
      "Content-Type": type,
      "Cache-Control": "public, max-age=3600",
      // An SVG that is opened by itself is a document: it may paint and nothing else.
      "Content-Security-Policy":
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    },
  });
}
