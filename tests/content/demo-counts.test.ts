import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Site } from "#contract/content/site.ts";
import type { VettingRecord } from "#contract/members/member.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";

const DEMO = join(projectRoot, "content/demo");
const readYaml = (file: string) => parse(readFileSync(join(DEMO, file), "utf8"));

const { vetting }: Site = readYaml("site.yaml");
const members: { vetting?: VettingRecord[] }[] = readdirSync(join(DEMO, "members"))
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => readYaml(`members/${file}`));

test("the demo's stages get smaller, and none has more profiles than people who reached it", () => {
  const stations = vetting?.stations ?? [];
  const counts = stations.map(({ count }) => (count === "members" ? members.length : count));
  expect(counts.length).toBeGreaterThan(3);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  for (const [index, { check }] of stations.entries()) {
    const proven = members.filter(({ vetting = [] }) => vetting.some((one) => one.check === check));
    expect(proven.length).toBeLessThanOrEqual(counts[index] ?? 0);
  }
  expect(stations.filter(({ check }) => check).length).toBe(3);
});

test("every check of the demo is in the period of its counts", () => {
  const [from = "", to = ""] = vetting?.period.split(" to ") ?? [];
  const toTime = (text: string) => Date.parse(`1 ${text} UTC`);
  const end = new Date(toTime(to));
  end.setUTCMonth(end.getUTCMonth() + 1);
  const days = members.flatMap(({ vetting = [] }) => vetting.map(({ on }) => Date.parse(on)));
  expect(days.length).toBeGreaterThan(50);
  expect(Math.min(...days)).toBeGreaterThanOrEqual(toTime(from));
  expect(Math.max(...days)).toBeLessThan(end.getTime());
});
