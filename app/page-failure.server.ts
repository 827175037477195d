import { createContext } from "react-router";

/** What a page failed with, and the reference under which the log has it. */
export type PageFailure = { error: unknown; reference: string };

/** The first failure of the request; the router takes undefined for a missing default. */
export const pageFailureContext = createContext<PageFailure | null>(null);
