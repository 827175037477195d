import { Histogram } from "prom-client";
import { ROUTE_KINDS, type RouteKind } from "./route-kind.ts";

/** Upper bounds in seconds, from a cached page to a CV over a bad line. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const NAME = "ogds_http_request_duration_seconds";
const HELP =
  "Time from the headers of a request to the last byte of its response, by kind of route.";

/**
 * A histogram that counts in arrays. The library's own takes 0.6 µs for each event, 3 % of a
 * cached page; this takes less than 0.1.
 */
export class RequestDurations extends Histogram<"kind" | "le"> {
  readonly #counts = Object.fromEntries(
    ROUTE_KINDS.map((kind) => [kind, new Float64Array(BOUNDS.length + 1)]),
  ) as Record<RouteKind, Float64Array>;
  readonly #sums = Object.fromEntries(ROUTE_KINDS.map((kind) => [kind, 0])) as Record<
    RouteKind,
    number
  >;

  constructor() {
    super({ name: NAME, help: HELP, labelNames: ["kind"], buckets: BOUNDS, registers: [] });
  }

  count(kind: RouteKind, seconds: number): void {
    let place = 0;
    while (place < BOUNDS.length && seconds > (BOUNDS[place] as number)) place++;
    (this.#counts[kind][place] as number)++;
    this.#sums[kind] += seconds;
  }

  /** What the registry reads at the scrape. */
  async getForPromString() {
    const values = ROUTE_KINDS.flatMap((kind) => this.#toSeries(kind));
    return { name: NAME, help: HELP, type: "histogram", values };
  }

  #toSeries(kind: RouteKind) {
    let value = 0;
    const buckets = [...BOUNDS, "+Inf"].map((le, place) => {
      value += this.#counts[kind][place] ?? 0;
      return { metricName: `${NAME}_bucket`, labels: { le, kind }, value };
    });
    // A kind has samples once there was a request of it.
    if (value === 0) return [];
    return [
      ...buckets,
      { metricName: `${NAME}_sum`, labels: { kind }, value: this.#sums[kind] },
      { metricName: `${NAME}_count`, labels: { kind }, value },
    ];
  }
}
