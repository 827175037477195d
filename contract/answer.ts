import { z } from "zod";

/** Answer of a call: what was asked for stands in `data` (spec §7). */
export function answerSchema<Data extends z.ZodType>(data: Data) {
  return z.object({ data });
}
