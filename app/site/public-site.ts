import type { Site } from "#contract/content/site.ts";
import type { BrandFiles } from "#database/tables/site.ts";
import { type ImageSource, toImageSource } from "#platform/image/image-source.ts";
import { SQUARE_SIDES } from "#platform/image/image-url.ts";
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
  "brand" | "team" | "booking" | "vetting" | "profile_notes" | "home" | "blog"
> & {
  logo?: Logo | undefined;
  accent?: string | undefined;
  /** By whose clocks the agency takes calls. */
  timezone?: string | undefined;
  /** Whether the agency says how it tests developers. */
  hasVetting?: boolean;
  /** The people who call, where the agency names them, with their portraits. */
  hosts?: readonly { name: string; portrait: ImageSource | undefined }[] | undefined;
  /** Paths of pages that have nothing to show. */
  hidden?: readonly string[];
  /** Path of "Why us". */
  why?: string;
};

/** Paths of the portraits of the agency's people, by name. */
export function toPortraits(
  team: Site["team"] = [],
  files: BrandFiles = {},
): ReadonlyMap<string, string> {
  return new Map(
    team.flatMap(({ name, portrait }) => {
      const file = files[portrait];
      return file ? [[name, toMediaPath(file)] as const] : [];
    }),
  );
}

const [HOST_SIDE] = SQUARE_SIDES;

/** Of an `img` of 48 pixels; made here, as forms have no other image that needs the code. */
const toPortraitSource = (avatar: string | undefined): ImageSource | undefined =>
  avatar ? toImageSource({ src: avatar, width: HOST_SIDE, height: HOST_SIDE }) : undefined;

export function toPublicSite(
  { brand = {}, team, booking, vetting, profile_notes, home, blog, ...site }: Site,
  files: BrandFiles = {},
  hosts: readonly string[] = [],
): PublicSite {
  const light = brand.logo ? files[brand.logo] : undefined;
  const dark = brand.logo_on_dark ? files[brand.logo_on_dark] : undefined;
  const logo = light && {
    src: toMediaPath(light),
    on_dark: toMediaPath(dark ?? light),
    width: light.width,
    height: light.height,
  };
  const portraits = toPortraits(team, files);
  return {
    ...site,
    logo,
    accent: brand.accent,
    timezone: booking?.timezone,
    hasVetting: vetting !== undefined,
    hosts:
      hosts.length > 0
        ? hosts.map((name) => ({ name, portrait: toPortraitSource(portraits.get(name)) }))
        : undefined,
  };
}
