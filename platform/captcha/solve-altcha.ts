import { solveChallengeWorkers } from "altcha-lib";
import type { Challenge } from "#contract/clients/captcha.ts";

type Altcha = Extract<Challenge, { provider: "altcha" }>;

/** After this time the device counts as too slow, or its workers as blocked. */
const SOLVE_TIMEOUT_MS = 60_000;

/** Solves a proof of work in a worker, off the page's main thread. */
export async function solveAltcha({ challenge }: Altcha): Promise<string> {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(4, Math.max(1, (navigator.hardwareConcurrency || 2) - 1)),
    createWorker: () =>
      new Worker(new URL("./altcha-worker.ts", import.meta.url), { type: "module" }),
    timeout: SOLVE_TIMEOUT_MS,
  });
  if (!solution) throw new Error("The proof of work was not found in time");
  return btoa(JSON.stringify({ challenge, solution }));
}
