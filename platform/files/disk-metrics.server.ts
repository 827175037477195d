import { statfs } from "node:fs/promises";
import type { Metric } from "prom-client";
import { createGauge } from "../process/metrics.ts";
import { withTimeout } from "../process/with-timeout.ts";

/** A network file system may hang. */
const TIMEOUT_MS = 1_000;

/** Free and total bytes of the file system of a folder; no samples while it can't be read. */
export function createDiskMetrics(folder: string): Metric[] {
  const read = () => withTimeout(TIMEOUT_MS, statfs(folder)).catch(() => undefined);
  return [
    createGauge(
      "ogds_disk_free_bytes",
      "Bytes that this process may still write to the file system of DATA_DIR.",
      async () => {
        const disk = await read();
        return disk && disk.bavail * disk.bsize;
      },
    ),
    createGauge("ogds_disk_size_bytes", "Size of the file system of DATA_DIR.", async () => {
      const disk = await read();
      return disk && disk.blocks * disk.bsize;
    }),
  ];
}
