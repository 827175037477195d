import { randomUUID } from "node:crypto";

/** Identifies what is sent next, so that it is stored once however often it is sent. */
export const createSubmissionKey = (): string => randomUUID();

/** Keys of the next reply, note and telephone call of a page. */
export const createKeys = () => ({
  reply: createSubmissionKey(),
  note: createSubmissionKey(),
  phone: createSubmissionKey(),
});
