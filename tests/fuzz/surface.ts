import { MEMBER_PARAMETERS } from "#app/developers/filters/member-url.ts";
import { listEndpoints } from "#app/pages/api/api-document.ts";
import type { ExampleDocument } from "#app/pages/api/api-example.ts";
import { COST_PARAMETERS } from "#app/pages/pricing/cost-form.ts";
import routes from "#app/routes.ts";
import { VACANCY_FIELDS } from "#contract/vacancy-terms.ts";
import { createSecrets, type Secrets } from "./secrets.ts";

/** Everything of the running product that can be asked for. */
export type Surface = {
  document: ExampleDocument;
  /** Addresses that response 200, pages first. */
  pages: string[];
  files: string[];
  /** URLs with places to fill: `/developers/:slug/cv`. */
  patterns: string[];
  /** Names of parameters that something reads. */
  parameters: string[];
  /** Values that some parameter takes. */
  values: string[];
  /** Times at which a call can be booked. */
  slots: string[];
  secrets: Secrets;
};

type Route = { path?: string; children?: Route[] };

function toPatterns(of: Route[], parent = ""): string[] {
  return of.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return [own, ...toPatterns(children, own)];
  });
}

const FIXED = [
  ...["/", "/builds/latest.json", "/healthz", "/readyz", "/robots.txt", "/sitemap.xml", "/404"],
  ...["/blog/feed.xml", "/site.webmanifest", "/favicon.ico", "/favicon.svg", "/api/openapi.json"],
  ...["/.well-known/security.txt", "/__manifest", "/_root.data"],
];

/** Reads pages, endpoints and files of the running product. */
export async function readSurface(origin: string, dataDir: string): Promise<Surface> {
  const get = async (path: string) => {
    const response = await fetch(origin + path);
    if (!response.ok) throw new Error(`${path} gave ${response.status}`);
    return response.text();
  };
  const listed = [...(await get("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)];
  const pages = listed.map(([, url = ""]) => new URL(url).pathname);
  const document: ExampleDocument = {
    ...JSON.parse(await get("/api/openapi.json")),
    exampleContent: { technology: { slug: "react", name: "React" }, reference: "OG-7K3M9Q" },
  };
  const members: { data: { slug: string; id: number }[] } = JSON.parse(await get("/api/members"));
  const slots: { data: string[] } = JSON.parse(await get("/api/booking/slots"));
  const secrets = await createSecrets(origin, dataDir, slots.data);

  const html = (await Promise.all(["/", "/developers", ...pages.slice(-3)].map(get))).join();
  const links = [...html.matchAll(/(?:href|src|content)="([^"]+)"/g)];
  const files = links
    .map(([, link = ""]) => link.replace(/^https?:\/\/[^/]+/, "").replaceAll("&amp;", "&"))
    .filter((link) => /^\/(assets|media|_ipx|social)\//.test(link));
  const slugs = members.data.map(({ slug }) => slug);
  return {
    document,
    pages: [...new Set([...FIXED, ...pages])],
    files: [...new Set([...files, ...slugs.slice(0, 3).flatMap((slug) => toMemberFiles(slug))])],
    patterns: [...new Set(toPatterns(routes as Route[]).filter((path) => path !== ""))],
    parameters: [
      ...new Set([
        ...[...MEMBER_PARAMETERS, ...COST_PARAMETERS, ...VACANCY_FIELDS],
        ...MEMBER_PARAMETERS.flatMap((name) => [`filter[${name}]`, `filter[${name}][]`]),
        ...listEndpoints(document).flatMap(({ parameters = [] }) =>
          parameters.map(({ name }) => name),
        ),
        ...["_routes", "index", "paths", "version", "vacancy", "show_rates", "filter"],
      ]),
    ],
    values: [
      ...["react", "nodejs", "fintech", "senior", "EE", "en", "true", "1", "2", "30", "EUR"],
      ...["name_asc", "rate_asc", "recommended", "remote", "hire", "apply", "EUR", "root"],
      ...slugs.slice(0, 3),
      ...slots.data.slice(0, 3),
      ...Object.values(secrets),
    ],
    slots: slots.data,
    secrets,
  };
}

function toMemberFiles(slug: string): string[] {
  return [`/developers/${slug}/cv`, `/developers/${slug}/cv.json`, `/media/${slug}.webp`];
}
