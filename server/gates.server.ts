import type { LimitStats } from "#platform/admission/fair-slots.server.ts";
import { BUSY } from "#platform/errors.ts";
import type { Metric } from "#platform/metrics/metric.ts";
import { createWorkGate } from "#platform/work-gate.server.ts";

/**
 * How much is worked on at a time. What is in memory passes no gate; what writes has slots of its
 * own, see `createAdmission`, and finds the processor because everything else is held back.
 *
 * One core renders a hundred pages and more a second: who waits in these queues is answered within
 * two or three seconds, and who would wait longer is told so at once.
 */
export function createGates(readWrites: () => LimitStats) {
  const gates = {
    pages: createWorkGate({ running: 8, waiting: 64, patience: 3_000, words: BUSY }),
    /** Feeds, documents, drawn pictures: what a page can do without, and what may take long. */
    files: createWorkGate({ running: 4, waiting: 40, patience: 5_000, words: BUSY }),
    reads: createWorkGate({ running: 4, waiting: 32, patience: 2_000, words: BUSY }),
    /** A page asks for dozens at once. */
    pictures: createWorkGate({ running: 8, waiting: 256, patience: 5_000, words: BUSY }),
  };
  const limits = { ...gates, writes: { figures: readWrites } };
  return { ...gates, readMetrics: () => toMetrics(limits) };
}

function toMetrics(gates: Record<string, { figures: () => LimitStats }>): Metric[] {
  const figures = Object.entries(gates).map(([gate, { figures }]) => ({ gate, ...figures() }));
  const toSamples = (name: keyof LimitStats) =>
    figures.map(({ gate, [name]: value }) => ({ labels: { gate }, value }));
  return [
    {
      name: "gate_running",
      help: "Requests in progress.",
      type: "gauge",
      samples: toSamples("running"),
    },
    {
      name: "gate_waiting",
      help: "Requests waiting.",
      type: "gauge",
      samples: toSamples("waiting"),
    },
    {
      name: "gate_refused_total",
      help: "Requests answered 503 because too many came at once.",
      type: "counter",
      samples: toSamples("refused"),
    },
  ];
}
