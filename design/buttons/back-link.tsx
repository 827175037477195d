import { ChevronLeft } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../icon.tsx";

/** From one of many to the list of them, above its heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="-ml-1 inline-flex print:hidden min-h-11 items-center gap-1 text-blue text-sm hover:text-blue-deep hover:underline"
    >
      <Icon of={ChevronLeft} />
      {children}
    </Link>
  );
}
