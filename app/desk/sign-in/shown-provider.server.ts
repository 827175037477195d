import type { Env } from "#platform/process/env.server.ts";
import type { ShownProvider } from "../parts/shown-provider.ts";

/** What pages show of the provider; never its secret. */
export const toShownProvider = ({ oidc }: Pick<Env, "oidc">): ShownProvider | undefined =>
  oidc && { name: oidc.name, isOnly: oidc.isOnly };
