import { useEffect, useState } from "react";
import type { Match } from "#contract/clients/find-request.ts";
import { getJson } from "#platform/browser/get-json.ts";
import type { FindForm } from "./find.store.ts";

type Requested = Pick<FindForm, "technologies" | "seniority_level" | "max_rate">;

/** URL of the endpoint of matches. */
export function toMatchesUrl({ technologies, seniority_level, max_rate }: Requested): string {
  const query = new URLSearchParams({ technologies: technologies.join(",") });
  if (seniority_level) query.set("seniority_level", seniority_level);
  if (max_rate) query.set("max_rate", max_rate);
  return `/api/find/matches?${query}`;
}

type MatchesResponse = { url: string; matches: Match[] };

/** Matching developers, fetched once for the same criteria. */
export function useMatches(criteria: Requested, enabled: boolean) {
  const [response, setResponse] = useState<MatchesResponse>();
  const [failed, setFailed] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const url = toMatchesUrl(criteria);
  const key = `${url} ${attempt}`;
  const isKnown = response?.url === url;

  useEffect(() => {
    if (!enabled || isKnown) return;
    const controller = new AbortController();
    const [requested = ""] = key.split(" ");
    getJson<{ data: Match[] }>(requested, controller).then(
      ({ data }) => setResponse({ url: requested, matches: data }),
      () => {
        if (!controller.signal.aborted) setFailed(key);
      },
    );
    return () => controller.abort();
  }, [enabled, isKnown, key]);

  const state = isKnown ? "loaded" : failed === key ? "failed" : "loading";
  return {
    state: state as "loaded" | "failed" | "loading",
    matches: isKnown ? response.matches : [],
    again: () => setAttempt((count) => count + 1),
  };
}
