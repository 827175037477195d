import type { ComponentProps } from "react";

type ConfirmLinkProps = { path: string } & Pick<ComponentProps<"a">, "target" | "children">;

/** Leads to the sign-in and back, for what needs a recent one. */
export function ConfirmLink({ path, target, children }: ConfirmLinkProps) {
  const query = new URLSearchParams({ confirm: "", next: path });
  return (
    <a href={`/desk/sign-in?${query}`} target={target} className="desk-button no-underline">
      {children}
    </a>
  );
}
