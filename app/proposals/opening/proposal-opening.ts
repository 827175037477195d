import { isbot } from "isbot";

/** Whether a browser opens the page, as far as its request says: not a scanner that runs scripts. */
export function isOpening({ headers }: Pick<Request, "headers">): boolean {
  const userAgent = headers.get("User-Agent") ?? "";
  return userAgent !== "" && !isbot(userAgent);
}
