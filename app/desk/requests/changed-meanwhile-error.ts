import type { RequestEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import { PublicError } from "#platform/errors.ts";

/** The request, or its call, is not as it was shown, or what was sent is stored already. */
export class ChangedMeanwhileError extends PublicError {
  /** What was changed since the version that the change was made on. */
  readonly events: readonly RequestEvent[];

  constructor(message: string, events: readonly RequestEvent[] = []) {
    super(409, message);
    this.events = events;
  }
}
