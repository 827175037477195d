import type { DeskHost } from "./call-list.service.server.ts";

/** Who has a call; undefined where hosts are only a number. */
export function findHostName(hosts: readonly DeskHost[], id: number): string | undefined {
  return hosts.find((host) => host.id === id)?.name ?? (hosts.length > 0 ? "No host" : undefined);
}
