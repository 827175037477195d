/** Migrated once per run and never connected to, so that it can be cloned at any time. */
export const TEMPLATE = "test_template";
