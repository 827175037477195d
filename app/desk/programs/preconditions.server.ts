import { z } from "@hono/zod-openapi";
import { PublicError } from "#platform/errors.ts";

/** Described as required; that one is missing has a status of its own. */
const header = (description: string) =>
  z
    .string()
    .optional()
    .openapi({ description, example: '"1"', param: { required: true } });

export const IfMatchSchema = z.object({
  "if-match": header('The `ETag` that was read, like `"1"`'),
});

export const IdempotencyKeySchema = z.object({
  "idempotency-key": z
    .string()
    .optional()
    .openapi({
      description: "A new UUID for each write; the same one again stores nothing",
      format: "uuid",
      param: { required: true },
    }),
});

export const toEtag = (version: number): string => `"${version}"`;

/**
 * The version that a change was made on.
 * @throws PublicError 428 without one, 412 for what no version has
 */
export function readVersion(ifMatch: string | undefined): number {
  if (ifMatch === undefined) {
    throw new PublicError(428, "Send If-Match with the ETag that you read.");
  }
  const [, version] = /^"(\d{1,9})"$/.exec(ifMatch) ?? [];
  if (version === undefined) throw stale();
  return Number(version);
}

export const stale = () =>
  new PublicError(412, "It was changed since you read it. Read it again, then change it.");
