import { useRef } from "react";
import type { BuilderData, BuilderMember } from "./builder-data.service.server.ts";

/** Every developer that the page has shown: one who was found remains known after another search. */
export function useKnownMembers({
  members,
  search,
}: Pick<BuilderData, "members" | "search">): ReadonlyMap<number, BuilderMember> {
  const known = useRef(new Map<number, BuilderMember>());
  for (const member of [...search.found, ...members]) known.current.set(member.id, member);
  return known.current;
}
