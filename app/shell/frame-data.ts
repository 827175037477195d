import { useRouteLoaderData } from "react-router";
import type { PublicSite } from "#app/site/public-site.ts";

/** Data of the frame and the head of every page, from the root loader. */
export type FrameData = {
  site: PublicSite;
  year: number;
  /** The day of the render as `2026-08-12`, in UTC. */
  today?: string;
  /** Public origin, for canonical URLs. */
  siteUrl: string;
  /** Site and lists could not be read. */
  isIncomplete?: boolean;
  /** Provider that checks forms. */
  captcha?: string;
};

/** Fallback of header and footer while the database cannot be read. */
export const UNREACHABLE: FrameData = {
  site: {
    name: "",
    legal_name: "",
    email: "",
    phone: null,
    address: { street: "", postal_code: "", city: "", country: "" },
    social: { linkedin: null, youtube: null },
    tagline: "",
    description: "",
  },
  year: 0,
  siteUrl: "",
};

/** The root loader's data, also on the error page. */
export function useFrameData(): FrameData {
  return useRouteLoaderData<FrameData>("root") ?? UNREACHABLE;
}
