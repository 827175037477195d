import { toDeskMeta } from "../frame/desk-meta.ts";
import type { Route } from "./+types/today.ts";

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Today");
}

export default function Today() {
  return <h1>Today</h1>;
}
