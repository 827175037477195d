/** The process cannot start; `message` is one line for the operator that says what to do. */
export class StartError extends Error {
  override name = "StartError";
}
