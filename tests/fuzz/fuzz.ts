import { sql } from "drizzle-orm";
import fc from "fast-check";
import { openDatabase } from "#database/open.server.ts";
import { createLog } from "#platform/process/log.server.ts";
import type { Progress } from "#platform/process/progress.server.ts";
import { type Product, startProduct } from "../support/product.ts";
import { judge } from "./judge.ts";
import { toRequests } from "./requests.ts";
import { readSurface, STORED_FOR_SECRETS, type Surface } from "./surface.ts";
import { type Outcome, type Sent, send } from "./wire.ts";

export type FuzzOptions = {
  seed: number;
  requests: number;
  /** For an unused product. */
  dataDir: string;
  /** Milliseconds that no response may take. */
  slowest: number;
  progress?: Progress;
};

export type FuzzReport = {
  findings: { what: string; request: string }[];
  /** How many responses each kind of request got, by status or by why there was none. */
  counts: Map<string, Map<string, number>>;
  slowest: { ms: number; request: string };
  /** Forms and files that were acknowledged. */
  stored: { requests: number; uploads: number };
};

/** `references` are those of the acknowledged forms. */
type Run = FuzzReport & { references: Set<string> };

/** Requests that are made at one time, and those of them that are under way at once. */
const BATCH = 500;
const AT_ONCE = 8;
/** Milliseconds after which a request counts as lost. */
const REQUEST_TIMEOUT_MS = 60_000;
/** Part of the requests that meet the captcha, which lets no form through. */
const GUARDED = 0.15;

/**
 * Sends invalid requests to the running product, and reports what it should not have done. The
 * requests are the same for the same seed; the order in which they arrive is not, save for their
 * batches.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const run: Run = {
    findings: [],
    counts: new Map(),
    slowest: { ms: 0, request: "" },
    stored: { ...STORED_FOR_SECRETS },
    references: new Set(),
  };
  const { references, stored } = run;
  const guarded = Math.round(options.requests * GUARDED);
  const surface = await withProduct(options, "off", run, async (product) => {
    const found = await readSurface(product.origin, options.dataDir);
    const before = await readPlainly(product, found);
    await sendAll(product, found, run, { ...options, requests: options.requests - guarded });
    const after = product.isAlive() ? await readPlainly(product, found) : before;
    for (const [path, text] of before) {
      const now = after.get(path) ?? "";
      if (now !== text) find(run, `${path} reads otherwise than before`, toDifference(text, now));
    }
    return found;
  });
  stored.requests += references.size;
  references.clear();
  await withProduct(options, "altcha", run, async (product) => {
    const seed = options.seed + options.requests;
    await sendAll(product, surface, run, { ...options, seed, requests: guarded });
  });
  if (references.size > 0) find(run, `${references.size} forms were stored without the captcha`);
  await compareStored(run, options);
  return run;
}

function find({ findings }: FuzzReport, what: string, request = ""): void {
  findings.push({ what, request });
}

/** Runs the product while `work` is under way; what it complains about is a finding. */
async function withProduct<Result>(
  { dataDir }: FuzzOptions,
  captcha: string,
  run: Run,
  work: (product: Product) => Promise<Result>,
): Promise<Result> {
  const product = await startProduct({ DATA_DIR: dataDir, CAPTCHA: captcha, TRUST_PROXY: "1" });
  try {
    return await work(product);
  } finally {
    if (!product.isAlive()) find(run, "the process ended");
    await product.stop();
    for (const line of product.lines.filter(isComplaint)) {
      find(run, "something in the log", line.slice(0, 3_000));
    }
  }
}

/** A busy machine has no free connection for seconds, which is a 503. */
const STARVED = "timeout exceeded when trying to connect";

/** A line that is no log, or one that says that we did something wrong. */
function isComplaint(line: string): boolean {
  try {
    return ["error", "fatal"].includes(JSON.parse(line).level) && !line.includes(STARVED);
  } catch {
    return true;
  }
}

async function sendAll(
  product: Product,
  surface: Surface,
  run: Run,
  { seed, requests, slowest, progress }: FuzzOptions,
): Promise<void> {
  const generated = toRequests(surface);
  for (let first = 0; first < requests && product.isAlive(); first += BATCH) {
    progress?.report(`${first} of ${requests} requests sent`);
    const numRuns = Math.min(BATCH, requests - first);
    const batch = fc.sample(generated, { seed: seed + first, numRuns });
    const work = async () => {
      for (let sent = batch.pop(); sent; sent = batch.pop()) {
        const outcome = await send(product.port, sent, REQUEST_TIMEOUT_MS);
        remember(run, sent, outcome);
        for (const what of judge(sent, outcome, slowest)) find(run, what, toText(sent, outcome));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
}

/** Responses to ordinary requests; only those that are the same for everyone. */
async function readPlainly({ origin }: Product, { pages }: Surface): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const path of [...pages, "/api/members", "/api/technologies", "/api/config/common"]) {
    const response = await fetch(origin + path, { redirect: "manual" });
    texts.set(path, `${response.status} ${await response.text()}`);
  }
  return texts;
}

/** The texts of both from a little before their first difference. */
function toDifference(before: string, after: string): string {
  const at = before.split("").findIndex((letter, index) => letter !== after[index]);
  const from = Math.max(0, (at < 0 ? before.length : at) - 60);
  return [before, after].map((text) => text.slice(from, from + 200)).join("\n  → ");
}

function remember(run: Run, sent: Sent, outcome: Outcome): void {
  const { counts, slowest, stored, references } = run;
  const response = "response" in outcome ? outcome.response : undefined;
  const result = "failure" in outcome ? outcome.failure : String(outcome.response.status);
  const results = counts.get(sent.kind) ?? new Map<string, number>();
  counts.set(sent.kind, results.set(result, (results.get(result) ?? 0) + 1));
  if (outcome.ms > slowest.ms) {
    Object.assign(slowest, { ms: outcome.ms, request: toText(sent, outcome) });
  }
  if (response?.status !== 201) return;
  if (sent.target.startsWith("/api/uploads")) stored.uploads += 1;
  // The same key again gives the same reference and stores nothing.
  if (sent.target.startsWith("/api/forms/")) {
    references.add(JSON.parse(String(response.body)).data.reference);
  }
}

/** Everything stored was acknowledged, and the other way round. */
async function compareStored(run: Run, { dataDir }: FuzzOptions): Promise<void> {
  const place = { databaseUrl: undefined, dataDir };
  const { db, close } = await openDatabase(place, createLog("silent"));
  try {
    const { rows } = await db.execute<FuzzReport["stored"]>(
      sql`select (select count(*)::int from requests where fingerprint <> 'demo') as requests,
        (select count(*)::int from uploads u left join requests r on r.id = u.request_id
          where r.fingerprint is distinct from 'demo') as uploads`,
    );
    for (const what of ["requests", "uploads"] as const) {
      const [acknowledged, stored] = [run.stored[what], rows[0]?.[what]];
      if (acknowledged !== stored)
        find(run, `${acknowledged} ${what} were acknowledged, ${stored} are stored`);
    }
  } finally {
    await close();
  }
}

/** Enough of a request and its response to send it again by hand. */
function toText({ kind, bytes, ending }: Sent, outcome: Outcome): string {
  const request = JSON.stringify(bytes.toString("latin1").slice(0, 1_200));
  const response =
    "failure" in outcome
      ? outcome.failure
      : `${outcome.response.status} ${String(outcome.response.body).slice(0, 300)}`;
  return `${kind}, then ${ending}: ${request}\n  → ${response}`;
}
