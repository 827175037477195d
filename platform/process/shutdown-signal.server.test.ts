import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { projectRoot } from "./project-root.server.ts";

/** Output and exit code of a process that gets these signals after so many milliseconds. */
function send(...signals: [signal: "SIGTERM" | "SIGINT", at: number][]) {
  const script = `
    import { waitForShutdownSignal } from "#platform/process/shutdown-signal.server.ts";
    let time = 0;
    performance.now = () => time;
    waitForShutdownSignal().then((signal) => console.log("received " + signal));
    for (const [signal, at] of ${JSON.stringify(signals)}) {
      time = at;
      process.emit(signal);
      await null;
    }
    console.log("finished");
    process.exit(0);
  `;
  const { status, stdout } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", script],
    { cwd: projectRoot, encoding: "utf8" },
  );
  return { status, lines: stdout.trim().split("\n") };
}

test("the first signal resolves, and open work is finished", () => {
  expect(send(["SIGTERM", 0])).toEqual({ status: 0, lines: ["received SIGTERM", "finished"] });
});

test("a second signal ends the process at once", () => {
  expect(send(["SIGTERM", 0], ["SIGTERM", 2_000])).toEqual({
    status: 143,
    lines: ["received SIGTERM"],
  });
  expect(send(["SIGINT", 0], ["SIGINT", 2_000])).toEqual({
    status: 130,
    lines: ["received SIGINT"],
  });
});

test("the same Ctrl-C forwarded by npm is no second signal", () => {
  expect(send(["SIGINT", 0], ["SIGINT", 20])).toEqual({
    status: 0,
    lines: ["received SIGINT", "finished"],
  });
});
