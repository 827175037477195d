import { createContext } from "react-router";

/** The error of a page, with its reference in the log. */
export type PageFailure = { error: unknown; reference: string };

/** The first failure of the request; the router takes undefined for a missing default. */
export const pageFailureContext = createContext<PageFailure | null>(null);
