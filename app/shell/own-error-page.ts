import type { ComponentType } from "react";

/** The error page of a part of the site that has a layout of its own. */
type OwnErrorPage = {
  isAt: (pathname: string) => boolean;
  Page: ComponentType<{ error: unknown }>;
  toTitle: (error: unknown) => string;
  /** URL of its stylesheet. */
  style: string;
};

let own: OwnErrorPage | undefined;

/** Called by the routes of the part, so that no other page loads it. */
export function setOwnErrorPage(page: OwnErrorPage): void {
  own = page;
}

export const findOwnErrorPage = (pathname: string): OwnErrorPage | undefined =>
  own?.isAt(pathname) ? own : undefined;
