import { readdirSync, readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { readDescription } from "#app/find/description/read-description.ts";
import { MAX_JOB_DESCRIPTION } from "#contract/clients/find-request-terms.ts";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import {
  judge,
  median,
  printMachine,
  printTable,
  progress,
  readOptions,
  toMilliseconds,
} from "./report.ts";

const { rounds } = readOptions({ rounds: 300 });
/** Milliseconds of the longest text that is read. */
const BUDGET = 20;
/** A text that no one sends, beside those that have the budget. */
const DENSE = "short searches, one after the other";
/** Rounds before the first measurement, in which Node.js still compiles. */
const WARM_UP = 100;

const ARTICLES = "content/demo/articles";
const readLines = (file: string) => readFileSync(file, "utf8").split("\n");

/** Job descriptions as companies write them, prose of other things, and examples that name something in every word. */
const TEXTS: Readonly<Record<string, string>> = {
  "job descriptions": readFileSync("bench/job-descriptions.txt", "utf8"),
  "articles of the blog": readdirSync(ARTICLES)
    .filter((file) => file.endsWith(".md"))
    .map((file) => readFileSync(`${ARTICLES}/${file}`, "utf8"))
    .join("\n"),
  [DENSE]: readLines("app/developers/sentence/examples/sentences.txt")
    .filter((line) => line.includes(" → "))
    .map((line) => line.split(" → ")[0])
    .join("\n"),
};

/** Milliseconds of each round. */
const measure = (text: string, count: number): number[] =>
  Array.from({ length: count }, () => {
    const started = performance.now();
    readDescription(text, DEMO_CONTEXT);
    return performance.now() - started;
  });

printMachine();
progress.report("Warming up");
for (const text of Object.values(TEXTS)) measure(text.slice(0, MAX_JOB_DESCRIPTION), WARM_UP);
const rows = Object.entries(TEXTS).map(([name, text]) => {
  progress.report(`Reading ${name}`);
  const part = measure(text.slice(0, MAX_JOB_DESCRIPTION / 4), rounds);
  const whole = measure(text.slice(0, MAX_JOB_DESCRIPTION), rounds);
  const values = [median(part), median(whole), Math.min(...whole)].map(toMilliseconds);
  if (name === DENSE) return [name, ...values];
  return [name, ...values, toMilliseconds(BUDGET), judge(median(whole) <= BUDGET)];
});
printTable([["text", "a quarter", "20,000 characters", "least", "budget", ""], ...rows]);
