import { type Browser, chromium } from "@playwright/test";
import { findOrInstallChromium } from "../scripts/chromium.ts";
import { judge, printTable, progress } from "./report.ts";
import { openBench } from "./setup.ts";

/** A page and what a first visit to it may fetch (architecture, budgets). */
type Visited = { path: string; budget?: { requests: number; bytes: number } };

const LIST_OR_PROFILE = { requests: 25, bytes: 215_000 };
const PAGES: readonly Visited[] = [
  { path: "/" },
  { path: "/developers", budget: LIST_OR_PROFILE },
  { path: "/developers/anna-kask", budget: LIST_OR_PROFILE },
  { path: "/hire-react-developers" },
  { path: "/pricing" },
  { path: "/compare?developers=anna-kask" },
  { path: "/blog" },
  { path: "/find/contacts" },
];

/** Scripts and styles come after the first paint; nothing else is fetched without a visitor. */
const QUIET_MS = 2_500;

/** Everything that a phone fetches for a page, in a browser that has never seen the site. */
async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    const kinds = new Map<string, string>();
    const files: { kind: string; bytes: number }[] = [];
    devtools.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
      files.push({ kind: kinds.get(requestId) ?? "", bytes: encodedDataLength }),
    );
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(QUIET_MS);
    const scripts = files.filter(({ kind }) => kind === "Script");
    const sum = (some: typeof files) => some.reduce((total, { bytes }) => total + bytes, 0);
    return {
      requests: files.length,
      bytes: sum(files),
      scripts: scripts.length,
      scriptBytes: sum(scripts),
      documentBytes: sum(files.filter(({ kind }) => kind === "Document")),
    };
  } finally {
    await context.close();
  }
}

const toKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

await using bench = await openBench();
const executablePath = findOrInstallChromium();
await using browser = await chromium.launch(executablePath ? { executablePath } : {});
const { origin } = await bench.start();
const rows = [
  ["first visit", "requests", "transferred", "of them scripts", "", "document", "budget", ""],
];
for (const { path, budget } of PAGES) {
  progress.report(path);
  const { requests, bytes, scripts, scriptBytes, documentBytes } = await visit(
    browser,
    origin + path,
  );
  rows.push([
    path,
    String(requests),
    toKilobytes(bytes),
    String(scripts),
    toKilobytes(scriptBytes),
    toKilobytes(documentBytes),
    budget ? `${budget.requests}, ${toKilobytes(budget.bytes)}` : "",
    budget ? judge(requests <= budget.requests && bytes <= budget.bytes) : "",
  ]);
}
printTable(rows);
