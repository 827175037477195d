import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { type Metric, toCounter, toGauge } from "#platform/metrics/metric.ts";

const MICROSECONDS = 1_000_000;
const NANOSECONDS = 1_000_000_000;

/** Watches the process itself; delays of the event loop are those since they were last read. */
export function createProcessMetrics() {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();

  function readDelays(): Metric[] {
    const seconds = (value: number) => (Number.isFinite(value) ? value / NANOSECONDS : 0);
    const metrics = [
      toGauge(
        "nodejs_eventloop_lag_p50_seconds",
        "Delay of the event loop, median.",
        seconds(delay.percentile(50)),
      ),
      toGauge(
        "nodejs_eventloop_lag_p99_seconds",
        "Delay of the event loop, 99th percentile.",
        seconds(delay.percentile(99)),
      ),
      toGauge(
        "nodejs_eventloop_lag_max_seconds",
        "Delay of the event loop, maximum.",
        seconds(delay.max),
      ),
    ];
    delay.reset();
    return metrics;
  }

  return {
    read(): Metric[] {
      const memory = process.memoryUsage();
      const cpu = process.cpuUsage();
      return [
        toCounter(
          "process_cpu_user_seconds_total",
          "Processor time spent in the program.",
          cpu.user / MICROSECONDS,
        ),
        toCounter(
          "process_cpu_system_seconds_total",
          "Processor time spent in the system.",
          cpu.system / MICROSECONDS,
        ),
        toGauge("process_resident_memory_bytes", "Memory of the process.", memory.rss),
        toGauge(
          "process_start_time_seconds",
          "Start of the process in seconds since 1970.",
          performance.timeOrigin / 1_000,
        ),
        toGauge("nodejs_heap_size_used_bytes", "Part of the heap in use.", memory.heapUsed),
        toGauge("nodejs_heap_size_total_bytes", "Heap.", memory.heapTotal),
        toGauge(
          "nodejs_external_memory_bytes",
          "Memory outside the heap, mostly cached pages and files.",
          memory.external,
        ),
        toCounter(
          "nodejs_eventloop_active_seconds_total",
          "Time in which the event loop had work; its rate is the load of the main thread.",
          performance.eventLoopUtilization().active / 1_000,
        ),
        ...readDelays(),
      ];
    },
    close: () => void delay.disable(),
  };
}
