/** The process cannot start; `message` is one line for whoever starts it and names the way out. */
export class StartError extends Error {
  override name = "StartError";
}
