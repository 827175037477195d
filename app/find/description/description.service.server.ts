import { toToday } from "#app/developers/search/today.ts";
import { readCommonContext } from "#app/developers/sentence/sentence.service.server.ts";
import type { DescriptionReading } from "#contract/clients/job-description.ts";
import type { Database } from "#database/client.server.ts";
import { readDescription } from "./read-description.ts";

/** Reads a job description by the names of the site's own technologies. Nothing is stored. */
export async function readJobDescription(
  db: Database,
  text: string,
  now: Date,
): Promise<DescriptionReading> {
  return readDescription(text, { ...(await readCommonContext(db)), today: toToday(now) });
}
