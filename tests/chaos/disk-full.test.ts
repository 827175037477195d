import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
  createFindRequest,
  expectNewContentShows,
  expectNoPersonalDataInLog,
  expectSendAgain,
  expectStoredOnce,
  RECOVERY,
  VISITED,
} from "#tests/support/chaos.ts";
import { findEmbedded } from "#tests/support/own-database.ts";
import { temporaryPath } from "#tests/support/temporary-folder.ts";
import { startTestedProduct, visitContinuously } from "#tests/support/tested-product.ts";

/** Slightly more than a fresh database with the demo. */
const MEGABYTES = 256;

/** A small file system, which only root may mount; undefined where even root may not. */
function mountSmallDisk(): string | undefined {
  const folder = temporaryPath();
  mkdirSync(folder, { mode: 0o711 });
  const size = `size=${MEGABYTES}m,mode=711`;
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", size, "tmpfs", folder]);
  if (status === 0) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

const disk = mountSmallDisk();
// Stopped in reverse order: the product first.
afterAll(() => {
  if (!disk) return;
  spawnSync("umount", [disk]);
  rmSync(disk, { recursive: true });
});
const product = disk ? await startTestedProduct({ DATA_DIR: disk }) : undefined;
if (!disk) {
  process.stderr.write(
    "The disk cannot be filled here: that needs a small file system, which only root may mount (Linux, in a container with --cap-add SYS_ADMIN).\n",
  );
}

test.skipIf(!product)(
  "a full disk loses nothing that was acknowledged; with space again it recovers by itself",
  async () => {
    if (!product) return;
    const { dataDir } = product;
    const database = findEmbedded(dataDir);
    for (const path of VISITED) expect((await product.ask(path)).status).toBe(200);
    const visits = visitContinuously(product, VISITED);

    const ballast = join(dataDir, "ballast");
    const { bavail, bsize } = statfsSync(dataDir);
    writeFileSync(ballast, Buffer.alloc(bavail * bsize));
    await expect.poll(() => product.ask("/readyz"), RECOVERY).toMatchObject({ status: 503 });
    expect(await product.readiness()).toMatchObject({
      status: "waiting",
      failures: expect.arrayContaining(["disk"]),
    });
    expect(await product.ask("/healthz")).toMatchObject({ status: 200 });

    const sent: ReturnType<typeof createFindRequest>[] = [];
    let refused: ReturnType<typeof createFindRequest> | undefined;
    while (!refused) {
      const request = createFindRequest(product);
      const answer = await request.send();
      if (answer.status === 201) sent.push(request);
      else {
        expectSendAgain(answer);
        refused = request;
      }
    }
    expect(await product.ask("/vacancies?workplace=remote")).toMatchObject({ status: 200 });

    rmSync(ballast);
    await expect.poll(product.readiness, RECOVERY).toEqual({ status: "ready" });
    for (const request of [refused, ...sent.slice(-3)]) {
      await expectStoredOnce(product, database, request);
    }
    for (const request of sent) expect(await request.countStored(database)).toBe(1);
    await expectNewContentShows(product, database);
    expect(await visits.end()).toEqual([]);
    expectNoPersonalDataInLog(product, /No space left|ENOSPC/);
  },
);
