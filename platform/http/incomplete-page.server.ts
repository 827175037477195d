import { createContext } from "react-router";

/**
 * Whether something that the page shows could not be read: such a page is not cached (spec §8), nor
 * is one of which each visit counts.
 */
export const incompleteContext = createContext(false);
