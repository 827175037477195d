import { type ComponentType, lazy } from "react";

/**
 * A part of a page below `Suspense`: rendered by the server in place, while its code comes after
 * the page's and hydrates it then. Where the code does not arrive, the part stays as the server
 * rendered it.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise<never>(() => {}),
    ),
  );
}
