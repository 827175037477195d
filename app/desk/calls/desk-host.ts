/** A person who has calls. */
export type DeskHost = { id: number; name: string; email: string; is_active: boolean };

/** Who has a call; undefined where hosts are only a number. */
export function findHostName(hosts: readonly DeskHost[], id: number): string | undefined {
  return hosts.find((host) => host.id === id)?.name ?? (hosts.length > 0 ? "No host" : undefined);
}
