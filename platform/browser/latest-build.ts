import { logFailure } from "./browser-log.ts";

/** Reads `/builds/latest.json`, bypassing every cache (spec §7). */
export async function readLatestBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: "no-store" });
    const { id } = (await response.json()) as { id?: unknown };
    return response.ok && typeof id === "string" ? id : undefined;
  } catch (error) {
    logFailure("Whether there is a new build could not be read", error);
    return undefined;
  }
}
