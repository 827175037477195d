import { data } from "react-router";

/** Every other path at the desk. */
export function loader() {
  throw data("There is no such page at the desk.", { status: 404 });
}

export const action = loader;

export default function UnknownPage() {
  return null;
}
