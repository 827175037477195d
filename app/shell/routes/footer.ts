import { servicesContext } from "#services/services.server.ts";
import { toFooterHtml } from "../footer/footer-html.server.tsx";
import { getFrameContent } from "../frame.service.server.ts";
import type { Route } from "./+types/footer.ts";

/** The content of the footer, for pages that are opened after one without it. */
export async function loader({ context }: Route.LoaderArgs) {
  const content = await getFrameContent(context.get(servicesContext).db);
  return new Response(toFooterHtml(content, new Date().getFullYear()), {
    headers: { "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex" },
  });
}
