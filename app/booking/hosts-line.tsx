import type { ReactNode } from "react";
import { useSite } from "#app/site/use-site.ts";
import { toHostsText, toNamedHosts } from "./call-texts.ts";

/** Who calls, with their portraits, and about what. */
export function HostsLine({ children, className }: { children: ReactNode; className: string }) {
  const hosts = toNamedHosts(useSite()?.hosts);
  return (
    <div className={`flex flex-wrap items-center gap-2 ${className}`}>
      {hosts.map(({ name, portrait }) =>
        portrait ? (
          <img key={name} {...portrait} alt="" className="size-12 rounded-full ring-1 ring-line" />
        ) : null,
      )}
      <p className="flex-1 basis-48 text-ink-soft text-sm sm:text-base">
        Talk with {toHostsText(hosts.map(({ name }) => name))} about {children}.
      </p>
    </div>
  );
}
