import { customType } from "drizzle-orm/pg-core";

/** Compared by code units, whatever the collation of the database. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
