import { type ComponentType, lazy } from "react";
import { repeatPress } from "#platform/browser/presses.ts";

/**
 * A part of a page below `Suspense`: rendered by the server in place, while its code comes after
 * the page's and hydrates it then. A button of it that was pressed before is pressed again. Where
 * the code does not arrive, the part stays as the server rendered it.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => {
        // React has the code then, and hydrates at once what is pressed.
        if (!import.meta.env.SSR) setTimeout(repeatPress);
        return { default: part };
      },
      () => new Promise<never>(() => {}),
    ),
  );
}
