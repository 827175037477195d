import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds of processor time. */
export type ProcessCpu = { node: number; database: number };

const read = (path: string) => {
  try {
    return readFileSync(path, "latin1");
  } catch {
    // The process or thread has ended meanwhile.
    return "";
  }
};

/** Time of the threads of a process, which the kernel counts in nanoseconds. */
function readThreads(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce(
      (sum, thread) => sum + Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(" ")[0]),
      0,
    );
  } catch {
    return 0;
  }
}

/**
 * What a product has used since its start, and the PostgreSQL server that it started, which is no
 * child of it. Linux only.
 * @param folder data folder of that server
 */
export function readProcessCpu(pid: number, folder: string): ProcessCpu {
  const pids = readdirSync("/proc").map(Number).filter(Boolean);
  const parents = new Map(
    pids.map((each) => {
      const stat = read(`/proc/${each}/stat`);
      return [each, Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1])];
    }),
  );
  const server = pids.find((each) => read(`/proc/${each}/cmdline`).includes(`-D\0${folder}/`));
  const isOf = (each: number | undefined, top: number | undefined): boolean =>
    each !== undefined && each > 1 && (each === top || isOf(parents.get(each), top));
  const sum = (top: number | undefined) =>
    pids.filter((each) => isOf(each, top)).reduce((total, each) => total + readThreads(each), 0) /
    1e6;
  return { node: sum(pid), database: server === undefined ? Number.NaN : sum(server) };
}
