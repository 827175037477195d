import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { createPdf } from "#tests/support/documents.ts";
import { toFindForm, toRequestForm } from "#tests/support/requests.ts";
import type { Random } from "./random.ts";
import { toFormHeaders } from "./setup.ts";

/** Requests of one kind of visitor, and their total rate per second. */
export type Stream = { perSecond: number; next: () => Request; expected: number };

export type Tally = {
  times: number[];
  /** Rejected with 503 and `Retry-After` because of load; a busy machine does so early. */
  rejected: number;
  failures: string[];
};

const WORDS = ["react", "senior", "node", "berlin", "payments", "data", "ma", "kubernets"];

/** URLs of pages and their images. */
async function readAddresses(origin: string): Promise<{ pages: string[]; pictures: string[] }> {
  const get = async (path: string) => (await fetch(origin + path)).text();
  const listed = [...(await get("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)];
  const pages = listed.map(([, url = ""]) => new URL(url).pathname);
  const html = (await Promise.all(["/", "/developers", "/blog"].map(get))).join();
  const images =
    html.replaceAll("&amp;", "&").match(/\/(?:_ipx|media)\/[^"\s,]+(?:,[^"\s,]+)*\/?[^"\s,]*/g) ??
    [];
  return { pages, pictures: [...new Set(images)] };
}

/** The visitors of a soak. */
export async function createStreams(
  origin: string,
  random: Random,
): Promise<Record<string, Stream>> {
  const { pages, pictures: images } = await readAddresses(origin);
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Request(origin + path, { headers: { "Accept-Encoding": "br", ...headers } });
  const post = (path: string, body: FormData) =>
    new Request(origin + path, { method: "POST", body, headers: toFormHeaders() });
  const filter = () =>
    `technology=${random.pick(["react", "nodejs", "python"])}&rate_max=${random.whole(2_000)}`;
  const upload = () => {
    const body = new FormData();
    body.append("purpose", "brief");
    body.append("file", new Blob([new Uint8Array(createPdf(200_000))]), "brief.pdf");
    return body;
  };
  const streams: Record<string, [number, () => Request, number?]> = {
    "cached pages": [20, () => get(random.pickEarly(pages))],
    "data of pages": [5, () => get(`/developers.data?page=${1 + random.whole(3)}`)],
    "lists rendered anew": [4, () => get(`/developers?${filter()}&q=${random.pick(WORDS)}`)],
    "pages with unknown parameters": [2, () => get(`/?utm_source=${random.whole(1e9)}`)],
    "pages that do not exist": [1, () => get(`/nothing-${random.whole(1e9)}`), 404],
    "API with filters": [
      10,
      () => get(`/api/members?filter[rate_max]=${random.whole(300)}&page=1`),
    ],
    "API with searches": [5, () => get(`/api/members?filter[q]=${random.pick(WORDS)}`)],
    "free times": [1, () => get("/api/booking/slots")],
    pictures: [6, () => get(random.pick(images), { Accept: "image/avif,image/webp,*/*" })],
    CVs: [0.2, () => get(`/developers/anna-kask/cv?show_rates=${random.next() < 0.5}`)],
    "hire requests": [1, () => post("/api/forms/request", toRequestForm()), 201],
    "find requests": [0.5, () => post("/api/forms/find", toFindForm()), 201],
    "files of 200 kB": [0.2, () => post("/api/uploads", upload()), 201],
  };
  return Object.fromEntries(
    Object.entries(streams).map(([name, [perSecond, next, expected = 200]]) => [
      name,
      { perSecond, next, expected },
    ]),
  );
}

/**
 * Sends requests at the stream's rate until `end`, independent of response times; reads whole
 * bodies.
 */
export async function runStream(
  { perSecond, next, expected }: Stream,
  end: number,
): Promise<Tally> {
  const tally: Tally = { times: [], rejected: 0, failures: [] };
  const ask = async () => {
    const request = next();
    const started = performance.now();
    try {
      const answer = await fetch(request, { signal: AbortSignal.timeout(30_000) });
      await answer.arrayBuffer();
      if (answer.status === 503 && answer.headers.has("Retry-After")) tally.rejected += 1;
      else if (answer.status !== expected) throw new Error(String(answer.status));
    } catch (error) {
      tally.failures.push(
        `${request.method} ${new URL(request.url).pathname}: ${(error as Error).message}`,
      );
    }
    tally.times.push(performance.now() - started);
  };
  const begun = performance.now();
  const running = new Set<Promise<void>>();
  for (let turn = 0; performance.now() < end; turn++) {
    const asking = ask();
    running.add(asking);
    asking.finally(() => running.delete(asking));
    const late = performance.now() - begun - (turn * 1_000) / perSecond;
    await wait(Math.max(0, 1_000 / perSecond - late));
  }
  await Promise.all(running);
  return tally;
}

/** A content folder that is imported with a different text each time. */
export function createImporter(folder: string, dataDir: string) {
  cpSync(join(projectRoot, "content/demo"), folder, { recursive: true });
  const file = join(folder, "members/anna-kask.yaml");
  const text = readFileSync(file, "utf8");
  let imports = 0;
  return async (): Promise<void> => {
    imports += 1;
    writeFileSync(file, text.replace(/^sales_rate: .*$/m, `sales_rate: ${50 + imports}`));
    const command = [join(projectRoot, "cli/content.ts"), "import", folder, "--replace"];
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", LOG_LEVEL: "error" };
    const child = spawn(process.execPath, command, { env, stdio: ["ignore", "ignore", "inherit"] });
    const [code] = await once(child, "exit");
    if (code !== 0) throw new Error("The import failed");
  };
}
