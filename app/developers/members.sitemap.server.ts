import type { AddressProvider } from "#app/site/sitemap-address.server.ts";
import { toProfilePath } from "./member-address.ts";
import { listMemberChanges } from "./members.repository.server.ts";

export const listMemberAddresses: AddressProvider = async (db) =>
  (await listMemberChanges(db)).map(({ slug, updated_at }) => ({
    path: toProfilePath(slug),
    lastmod: updated_at,
  }));
