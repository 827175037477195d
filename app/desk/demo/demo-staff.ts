/** Two colleagues of the demo's agency, who own requests and write notes. They cannot sign in. */
export const DEMO_STAFF = {
  mari: { name: "Mari Lepik", email: "mari@ogds.example" },
  joonas: { name: "Joonas Kruus", email: "joonas@ogds.example" },
} as const;
export type DemoPerson = keyof typeof DEMO_STAFF;
