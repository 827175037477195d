/** Migrated once a run and never connected to, so that it can be cloned at any moment. */
export const TEMPLATE = "test_template";
