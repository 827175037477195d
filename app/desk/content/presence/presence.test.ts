import { expect, test } from "vitest";
import { VACANCY_PATH as path } from "#tests/support/content-editing.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { deleteSeen, listOthers, saveSeen } from "./content-editors.repository.server.ts";

const { db } = await createTestServices();
const mari = await createStaff(db, { name: "Mari Kask" });
const jaan = await createStaff(db, { name: "Jaan Kuusk" });

test("a person is told who else has the file open, until that is a minute ago", async () => {
  const now = new Date();
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
  const mine = { path, staff_id: mari.id };
  await saveSeen(db, { ...mine, now });
  await saveSeen(db, { path, staff_id: jaan.id, now });
  await saveSeen(db, { path, staff_id: jaan.id, now: later(10) });
  expect(await listOthers(db, { ...mine, now: later(20) })).toEqual(["Jaan Kuusk"]);
  expect(await listOthers(db, { ...mine, path: "site.yaml", now: later(20) })).toEqual([]);
  expect(await listOthers(db, { ...mine, now: later(71) })).toEqual([]);
  await saveSeen(db, { ...mine, now: later(200) });
  expect(await listOthers(db, { path, staff_id: jaan.id, now: later(200) })).toEqual(["Mari Kask"]);
  await deleteSeen(db, mine);
  expect(await listOthers(db, { path, staff_id: jaan.id, now: later(200) })).toEqual([]);
});
