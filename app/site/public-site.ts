import type { Site } from "#contract/content/site.ts";
import type { BrandFiles } from "#database/tables/site.ts";
import { toMediaPath } from "./media/media-path.ts";

type Logo = {
  src: string;
  /** For dark surfaces. */
  on_dark: string;
  /** In pixels; pages show it at another height in the same proportions. */
  width: number;
  height: number;
};

/** Data of the agency that every page needs. */
export type PublicSite = Omit<
  Site,
  "brand" | "booking" | "vetting" | "profile_notes" | "home" | "blog"
> & {
  logo?: Logo | undefined;
  accent?: string | undefined;
  /** By whose clocks the agency takes calls. */
  timezone?: string | undefined;
  /** Whether the agency says how it tests developers. */
  hasVetting?: boolean;
  /** Names of the people who call, where the agency names them. */
  hosts?: readonly string[] | undefined;
  /** Paths of pages that have nothing to show. */
  hidden?: readonly string[];
  /** Path of "Why us". */
  why?: string;
};

export function toPublicSite(
  { brand = {}, booking, vetting, profile_notes, home, blog, ...site }: Site,
  files: BrandFiles = {},
): PublicSite {
  const light = brand.logo ? files[brand.logo] : undefined;
  const dark = brand.logo_on_dark ? files[brand.logo_on_dark] : undefined;
  const logo = light && {
    src: toMediaPath(light),
    on_dark: toMediaPath(dark ?? light),
    width: light.width,
    height: light.height,
  };
  const hosts = Array.isArray(booking?.hosts) ? booking.hosts.map(({ name }) => name) : undefined;
  return {
    ...site,
    logo,
    accent: brand.accent,
    timezone: booking?.timezone,
    hasVetting: vetting !== undefined,
    hosts,
  };
}
