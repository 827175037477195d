import { z } from "zod";

/** Body of a response: the requested resource in `data` (spec §7). */
export function responseSchema<Data extends z.ZodType>(data: Data) {
  return z.object({ data });
}
