import { getSite } from "#app/site/site.service.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { CV_HEADERS, readShowRates, toCvResponse } from "../cv/cv-response.server.ts";
import { getCvMember } from "../cv/cvs.service.server.ts";
import { toJsonResume } from "../cv/json-resume.server.ts";
import { toProfilePath } from "../parts/profile-url.ts";
import type { Route } from "./+types/cv-json.ts";

export const handle = { query: ["show_rates"] };

/** `/developers/{slug}/cv.json`: the profile as a JSON Resume, with rates as in the PDF. */
export function loader({ params: { slug }, url, context }: Route.LoaderArgs) {
  const showRates = readShowRates(url);
  return toCvResponse(async () => {
    const { db, env } = context.get(servicesContext);
    const member = await getCvMember(db, slug, showRates);
    const resume = toJsonResume(member, {
      showRates,
      toUrl: (path) => `${env.siteUrl}${path}`,
      profilePath: toProfilePath(slug),
      cvPath: url.pathname,
      siteName: (await getSite(db)).name,
    });
    return Response.json(resume, { headers: CV_HEADERS });
  });
}
