import { z } from "zod";

/** Body of a response: the requested resource in `data` (spec §7). */
export function responseSchema<Data extends z.ZodType>(data: Data) {
  // One with a name is described under it, and would lose it.
  return z.object({ data: data.meta()?.id ? data : data.describe("The result") });
}
