import { toProfilePath } from "../parts/profile-url.ts";

/** The CV generated from the profile, without rates unless `show_rates=true` is set. */
export function toOwnCvPath(slug: string): string {
  return `${toProfilePath(slug)}/cv`;
}

/** The same CV for programs, as JSON Resume. */
export function toJsonResumePath(slug: string): string {
  return `${toOwnCvPath(slug)}.json`;
}
