import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { MEMBER_PARAMETERS } from "#app/developers/filters/member-url.ts";
import { listEndpoints } from "#app/pages/api/api-document.ts";
import type { ExampleDocument } from "#app/pages/api/api-example.ts";
import { COST_PARAMETERS } from "#app/pages/pricing/cost-form.ts";
import routes from "#app/routes.ts";
import { VACANCY_FIELDS } from "#contract/content/vacancy-terms.ts";
import { createPdf } from "../support/documents.ts";
import { toRequestForm } from "../support/requests.ts";
import { words } from "./arbitraries.ts";

/** What an earlier visitor has: the link to a booked call, a file, a hold and a proposal. */
type Secrets = { booking: string; upload: string; hold: string; proposal: string };

/** Forms and files that are stored to get the secrets. */
export const STORED_FOR_SECRETS = { requests: 1, uploads: 1 };

/** A proposal of the demo without an answer. */
const PROPOSAL = "8j12f7kzy4aae3h3dyt937cdxz";

const EMAIL_TIMEOUT_MS = 60_000;

/** Everything of the running product that can be asked for. */
export type Surface = {
  document: ExampleDocument;
  /** URLs that answer 200, pages first. */
  pages: string[];
  files: string[];
  /** Paths with places to fill: `/developers/:slug/cv`. */
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

const FIXED = words(`
  / /builds/latest.json /healthz /readyz /robots.txt /sitemap.xml /404 /blog/feed.xml
  /site.webmanifest /favicon.ico /favicon.svg /api/openapi.json /.well-known/security.txt
  /__manifest /_root.data`);

/** Reads pages, endpoints and files of the running product. */
export async function readSurface(origin: string, dataDir: string): Promise<Surface> {
  const get = async (path: string) => (await request(origin + path)).text();
  const listed = [...(await get("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)];
  const pages = listed.map(([, url = ""]) => new URL(url).pathname);
  const document: ExampleDocument = {
    ...JSON.parse(await get("/api/openapi.json")),
    exampleContent: { technology: { slug: "react", name: "React" }, reference: "OG-7K3M9Q" },
  };
  const members: { data: { slug: string }[] } = JSON.parse(await get("/api/members"));
  const slugs = members.data.slice(0, 3).map(({ slug }) => slug);
  const { data: slots }: { data: string[] } = JSON.parse(await get("/api/booking/slots"));
  const secrets = await createSecrets(origin, dataDir, slots);

  const html = (await Promise.all(["/", "/developers", ...pages.slice(-3)].map(get))).join();
  const files = [...html.matchAll(/(?:href|src|content)="([^"]+)"/g)]
    .map(([, link = ""]) => link.replace(/^https?:\/\/[^/]+/, "").replaceAll("&amp;", "&"))
    .filter((link) => /^\/(assets|media|_ipx|social)\//.test(link));
  const memberFiles = slugs.flatMap((slug) => [
    `/developers/${slug}/cv`,
    `/developers/${slug}/cv.json`,
    `/media/${slug}.webp`,
  ]);
  const unique = (texts: string[]) => [...new Set(texts)];
  return {
    document,
    pages: unique([...FIXED, ...pages]),
    files: unique([...files, ...memberFiles]),
    patterns: unique(toPatterns(routes as Route[]).filter((path) => path !== "")),
    parameters: unique([
      ...MEMBER_PARAMETERS,
      ...COST_PARAMETERS,
      ...VACANCY_FIELDS,
      ...MEMBER_PARAMETERS.flatMap((name) => [`filter[${name}]`, `filter[${name}][]`]),
      ...listEndpoints(document).flatMap(({ parameters = [] }) =>
        parameters.map((one) => one.name),
      ),
      ...words("_routes index paths version vacancy show_rates filter"),
    ]),
    values: [
      ...words("react nodejs fintech senior EE en true 1 2 30 EUR name_asc rate_asc recommended"),
      ...words("remote hire apply root"),
      ...slugs,
      ...slots.slice(0, 3),
      ...Object.values(secrets),
    ],
    slots,
    secrets,
  };
}

async function request(url: string, body?: FormData | string): Promise<Response> {
  const headers = new Headers(
    typeof body === "string" ? { "Content-Type": "application/json" } : {},
  );
  const response = await fetch(url, body ? { method: "POST", body, headers } : {});
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}

/** Fields of a form that books a call at this time. */
export function toCallFields(slot = "") {
  return {
    "contact_at[date]": slot.slice(0, 10),
    "contact_at[time]": slot.slice(11, 16),
    "contact_at[timezone]": "UTC",
  };
}

/** Books a call like a client, and stores the secrets. */
async function createSecrets(origin: string, dataDir: string, slots: string[]): Promise<Secrets> {
  const post = async (path: string, body: FormData | string) =>
    (await (await request(origin + path, body)).json()).data;
  const file = new FormData();
  file.append("purpose", "cv");
  file.append("file", new Blob([new Uint8Array(createPdf())]), "cv.pdf");
  const { upload } = await post("/api/uploads", file);
  // Of another day: of few calls that are left today most may not be held.
  const slot = slots[Math.floor(slots.length / 2)];
  const { hold } = await post("/api/booking/holds", JSON.stringify({ slot }));
  await post("/api/forms/request", toRequestForm(toCallFields(slots[0])));
  return { booking: await findBookingToken(dataDir), upload, hold, proposal: PROPOSAL };
}

/** The link to a booked call is in the email only, which is a file without an SMTP server. */
async function findBookingToken(dataDir: string): Promise<string> {
  for (const started = Date.now(); Date.now() - started < EMAIL_TIMEOUT_MS; await wait(50)) {
    for (const path of globSync(join(dataDir, "mail", "*.eml"))) {
      // Long lines of an email are broken by "=" at their ends.
      const text = readFileSync(path, "utf8").replaceAll(/=\r?\n/g, "");
      const token = /\/booking\/([\w-]{20,64})/.exec(text)?.[1];
      if (token) return token;
    }
  }
  throw new Error("The email with the link to the call did not come");
}
