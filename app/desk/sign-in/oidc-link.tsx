import { buttonStyle } from "#design/buttons/button-style.ts";
import type { ShownProvider } from "../parts/shown-provider.ts";

type OidcLinkProps = {
  provider: Pick<ShownProvider, "name">;
  /** Page of the desk to go on to. */
  next?: string | undefined;
  /** Whether the person has to prove anew who they are. */
  isConfirmation?: boolean;
  variant?: "primary" | "secondary";
  children?: string;
};

/** Leads to the provider, which is another site: a link, since forms of this one stay on it. */
export function OidcLink({
  provider,
  next,
  isConfirmation = false,
  variant = "primary",
  children = `Sign in with ${provider.name}`,
}: OidcLinkProps) {
  const query = new URLSearchParams({
    ...(isConfirmation ? { confirm: "" } : {}),
    ...(next ? { next } : {}),
  });
  return (
    <a href={`/desk/oidc${query.size > 0 ? `?${query}` : ""}`} className={buttonStyle({ variant })}>
      {children}
    </a>
  );
}
