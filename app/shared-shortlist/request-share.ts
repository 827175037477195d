import type { SharedLinks } from "#contract/clients/shared-shortlist.ts";
import type { Problem } from "#contract/http/problem.ts";

const TIMEOUT_MS = 15_000;
const NOT_SHARED = "Your shortlist wasn't shared. Check your connection and try again.";

/** Shares these members, or returns what to tell the visitor. */
export async function requestShare(
  ids: readonly number[],
): Promise<{ links: SharedLinks } | { problem: string }> {
  try {
    const response = await fetch("/api/shortlists", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ids }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 201) {
      return { links: ((await response.json()) as { data: SharedLinks }).data };
    }
    const problem = (await response.json()) as Problem;
    return { problem: response.status === 500 ? NOT_SHARED : problem.message };
  } catch {
    return { problem: NOT_SHARED };
  }
}
