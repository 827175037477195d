import type { Database } from "#database/client.server.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { createLog } from "#platform/process/log.server.ts";
import { systemClock } from "#platform/time/clock.ts";
import { createCaptcha } from "#services/captcha/create-captcha.server.ts";
import type { Queue } from "#services/queue.server.ts";
import { sendFind } from "./person.ts";

// why: the emails of the form are not what these tests are about
const queue = { enqueue: async () => {} } as unknown as Queue;

/** Sends a find request to the product under test, without its pages. Returns its reference. */
export async function sendFindTo(
  db: Database,
  answers: Record<string, string | undefined>,
): Promise<string> {
  const env = readEnv({ CAPTCHA: "off" });
  const captcha = await createCaptcha(env, db, createLog("silent"));
  return sendFind({ db, env, queue, captcha, clock: systemClock }, answers);
}
