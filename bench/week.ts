import { chromium } from "@playwright/test";
import { findOrInstallChromium } from "../scripts/chromium.ts";
import { median, printTable, progress } from "./report.ts";
import { openBench } from "./setup.ts";
import { openWeekServices } from "./week/agency.ts";
import { createWeek } from "./week/create-week.ts";
import { createStage, type Stage, type Task } from "./week/stage.ts";
import { APPLICATION_TASKS } from "./week/tasks-applications.ts";
import { DEAL_TASKS } from "./week/tasks-deals.ts";
import { PEOPLE_TASKS } from "./week/tasks-people.ts";
import { REQUEST_TASKS } from "./week/tasks-requests.ts";

const TASKS = [...REQUEST_TASKS, ...DEAL_TASKS, ...APPLICATION_TASKS, ...PEOPLE_TASKS];

/** Plays a task as often as it says. Returns its row; one that failed makes the program fail. */
async function play(stage: Stage, { name, before, others, rounds = 1, ...task }: Task) {
  const times: number[] = [];
  let steps = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      const played = (await task.play(stage)).take();
      steps = Math.max(steps, played.steps);
      times.push(...played.times);
    }
  } catch (error) {
    process.exitCode = 1;
    progress.done();
    console.error(`${name}: ${error instanceof Error ? error.message : error}`);
    return [name, "FAILED", "", before, others];
  }
  return [name, String(steps), `${median(times).toFixed(0)} ms`, before, others];
}

await using bench = await openBench();
const { origin } = await bench.start();
await using opened = await bench.openDatabase();
const services = await openWeekServices(opened, origin);
const executablePath = findOrInstallChromium();
await using browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
  const week = await createWeek(services, progress.report);
  const stage = createStage(browser, { week, services, origin });
  const rows = [["task", "steps", "median", "before", "elsewhere"]];
  for (const task of TASKS) {
    progress.report(task.name);
    rows.push(await play(stage, task));
  }
  printTable(rows);
} finally {
  await services.stop();
}
