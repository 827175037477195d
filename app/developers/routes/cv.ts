import { toFullName } from "#contract/members/member-terms.ts";
import { servicesContext } from "#services/services.server.ts";
import {
  CV_HEADERS,
  readShowRates,
  toCvResponse,
  toDisposition,
} from "../cv/cv-response.server.ts";
import { getCv } from "../cv/cvs.service.server.ts";
import type { Route } from "./+types/cv.ts";

export const handle = { query: ["show_rates"] };

/** `/developers/{slug}/cv`: the profile as PDF, with rates if `show_rates=true`. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  const showRates = readShowRates(url);
  return toCvResponse(async () => {
    const { slug } = params;
    const { member, bytes, etag } = await getCv(context.get(servicesContext), { slug, showRates });
    return new Response(new Uint8Array(bytes), {
      headers: {
        ...CV_HEADERS,
        ETag: etag,
        "Content-Type": "application/pdf",
        "Content-Disposition": toDisposition(slug, toFullName(member), showRates),
      },
    });
  });
}
