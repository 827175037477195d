import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { projectRoot } from "./project-root.server.ts";

/** What a process says and how it ends when it gets these signals after so many milliseconds. */
function send(...signals: [signal: "SIGTERM" | "SIGINT", at: number][]) {
  const script = `
    import { hearEnd } from "#platform/told-to-end.server.ts";
    let time = 0;
    performance.now = () => time;
    hearEnd().then((signal) => console.log("heard " + signal));
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
  return { status, said: stdout.trim().split("\n") };
}

test("the first signal is heard, and what is under way is finished", () => {
  expect(send(["SIGTERM", 0])).toEqual({ status: 0, said: ["heard SIGTERM", "finished"] });
});

test("a second signal ends the process at once", () => {
  expect(send(["SIGTERM", 0], ["SIGTERM", 2_000])).toEqual({
    status: 143,
    said: ["heard SIGTERM"],
  });
  expect(send(["SIGINT", 0], ["SIGINT", 2_000])).toEqual({ status: 130, said: ["heard SIGINT"] });
});

test("what npm hands on of the same Ctrl-C is no second one", () => {
  expect(send(["SIGINT", 0], ["SIGINT", 20])).toEqual({
    status: 0,
    said: ["heard SIGINT", "finished"],
  });
});
