import { useRouteLoaderData } from "react-router";
import type { CommonConfig, Site } from "#contract/site.ts";

/** What the frame and the head of every page need; the root loader gives it. */
export type FrameData = {
  site: Site;
  common: CommonConfig;
  year: number;
  /** Public origin, for canonical URLs. */
  siteUrl: string;
  /** Site and lists could not be read. */
  isIncomplete?: boolean;
  /** Provider that checks forms. */
  captcha?: string;
};

/** What header and footer show while the database cannot be read. */
export const UNREACHABLE: FrameData = {
  site: {
    name: "OGDS",
    legal_name: "OGDS",
    email: "",
    phone: null,
    address: { street: "", postal_code: "", city: "Tallinn", country: "Estonia" },
    social: { linkedin: null, youtube: null },
    tagline: "",
    description: "",
  },
  common: { tags: [], technologies: [] },
  year: 0,
  siteUrl: "",
};

/** The root loader's data, also on the error page. */
export function useFrameData(): FrameData {
  return useRouteLoaderData<FrameData>("root") ?? UNREACHABLE;
}
