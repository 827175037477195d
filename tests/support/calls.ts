import { type Profiler, Session } from "node:inspector/promises";
import { afterAll } from "vitest";

/**
 * Counts the calls of functions whose file is below one of some folders, while something runs: a measure
 * of work that does not depend on the machine.
 * @param folders such as `/app/find/`
 */
export async function createCallCounter(...folders: readonly string[]) {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  afterAll(async () => {
    await session.post("Profiler.stopPreciseCoverage");
    session.disconnect();
  });

  const countAll = (scripts: readonly Profiler.ScriptCoverage[]) =>
    scripts
      .filter(({ url }) => folders.some((folder) => url.includes(folder)))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges[0]?.count ?? 0))
      .reduce((sum, count) => sum + count, 0);

  return async (run: () => void): Promise<number> => {
    await session.post("Profiler.takePreciseCoverage");
    run();
    const { result } = await session.post("Profiler.takePreciseCoverage");
    return countAll(result);
  };
}
