import { toProfilePath } from "../member-address.ts";

/** The CV that is made from the profile, without rates unless `show_rates=true` is asked for. */
export function toOwnCvPath(slug: string): string {
  return `${toProfilePath(slug)}/cv`;
}

/** The same CV for programs, as JSON Resume. */
export function toJsonResumePath(slug: string): string {
  return `${toOwnCvPath(slug)}.json`;
}
