import { mkdtemp, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { staff, staffLinks } from "#database/tables/staff.ts";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { createTestServices } from "#tests/support/services.ts";
import { toTotpCode } from "#tests/support/staff.ts";
import { offerFirstOwner, toFirstOwnerFile } from "./first-owner.service.server.ts";
import { toTotpSecret } from "./totp.server.ts";

// Not there yet, as at the first start with a database elsewhere.
const DATA_DIR = join(await mkdtemp(join(tmpdir(), "ogds-owner-")), "data");
const services = await createTestServices({ DATA_DIR });
const { db, env } = services;
const file = toFirstOwnerFile(env);
const desk = createDeskApp(services);

test("of several processes that start at once one makes the link, and all name it", async () => {
  const links = await Promise.all([1, 2, 3].map(() => offerFirstOwner(services)));
  expect(new Set(links).size).toBe(1);
  expect(links[0]).toMatch(/^https:\/\/ogds\.example\/desk\/welcome\/[0-9a-f]{64}$/);
  expect(await db.$count(staffLinks)).toBe(1);
  expect((await readFile(file, "utf8")).trim()).toBe(links[0]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("a later start names the same link under the current URL of the site, an expired one is replaced", async () => {
  const [link] = [await offerFirstOwner(services)];
  const moved = { ...services, env: { ...env, siteUrl: "http://localhost:4000" } };
  expect(await offerFirstOwner(moved)).toBe(
    link?.replace("https://ogds.example", moved.env.siteUrl),
  );
  const clock = () => new Date(Date.now() + 8 * 86_400_000);
  expect(await offerFirstOwner({ ...services, clock })).not.toBe(link);
  expect(await db.$count(staff)).toBe(1);
});

test("a machine without the file makes no second link", async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), "ogds-owner-"));
  expect(
    await offerFirstOwner({ ...services, env: { ...env, dataDir: elsewhere } }),
  ).toBeUndefined();
});

test("the file is removed once the first owner has an account", async () => {
  const link = (await offerFirstOwner(services)) ?? "";
  const path = new URL(link).pathname;
  const secret = toTotpSecret(services.secretKey, path.split("/").at(-1) ?? "");
  const form = {
    email: "mari@ogds.example",
    name: "Mari Kask",
    new_password: "rain on a tin roof",
  };
  const code = toTotpCode(new Date(), secret);
  expect((await desk.request(path, { form: { ...form, code } })).status).toBe(200);
  await expect(readFile(file)).rejects.toThrow("ENOENT");
  await writeFile(file, link);
  expect(await offerFirstOwner(services)).toBeUndefined();
  await expect(readFile(file)).rejects.toThrow("ENOENT");
});
