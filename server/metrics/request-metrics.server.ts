import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createCounter } from "#platform/metrics/counter.ts";
import { createHistogram } from "#platform/metrics/histogram.ts";
import type { Metric } from "#platform/metrics/metric.ts";
import { ROUTE_KINDS, toRouteKind } from "./route-kind.ts";

const METHODS = ["GET", "HEAD", "POST", "other"] as const;
const STATUSES = ["1xx", "2xx", "3xx", "4xx", "5xx", "aborted"] as const;

type Method = (typeof METHODS)[number];
type Status = (typeof STATUSES)[number];

/** In seconds, from a cached page to a CV over a bad line. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts and times the requests of a server. */
export function createRequestMetrics() {
  const requests = createCounter({
    name: "http_requests_total",
    help: "Requests by method, kind of route and class of status; aborted: the client disconnected first.",
    labels: { method: METHODS, kind: ROUTE_KINDS, status: STATUSES },
  });
  const durations = createHistogram({
    name: "http_request_duration_seconds",
    help: "Time from the headers of a request to the last byte of its response, by kind of route.",
    labels: { kind: ROUTE_KINDS },
    bounds: BOUNDS,
  });

  function count(incoming: IncomingMessage, status: Status, started: number): void {
    const kind = toRouteKind(incoming.url ?? "");
    requests.add(toMethod(incoming.method), kind, status);
    durations.observe((performance.now() - started) / 1_000, kind);
  }

  return {
    /** Begins to count; the server needs its own listener for requests before. */
    watch(server: Server): void {
      // Listeners of one event run in order: this one first, the one below last.
      let latest = 0;
      server.prependListener("request", () => {
        latest = performance.now();
      });
      server.on("request", (incoming: IncomingMessage, outgoing: ServerResponse) => {
        const started = latest;
        // A response from memory has been sent by now, and needs no listener.
        if (outgoing.writableEnded) count(incoming, toStatus(outgoing.statusCode), started);
        else {
          outgoing.once("close", () => {
            const status = outgoing.writableFinished ? toStatus(outgoing.statusCode) : "aborted";
            count(incoming, status, started);
          });
        }
      });
      server.on("clientError", (error: NodeJS.ErrnoException) => {
        if (error.code !== "ECONNRESET") requests.add("other", "unreadable", "4xx");
      });
    },
    read: (): Metric[] => [requests.read(), durations.read()],
  };
}

function toMethod(method: string | undefined): Method {
  return method === "GET" || method === "POST" || method === "HEAD" ? method : "other";
}

function toStatus(code: number): Status {
  return STATUSES[Math.floor(code / 100) - 1] ?? "5xx";
}
