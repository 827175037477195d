/**
 * Script for the head of a page that is closed without a shortlist: leaves for the list of
 * developers before other scripts have come. Where storage is blocked, or its state is carried over
 * in the history entry (`browser-store.ts`), the page itself decides.
 */
export const LEAVE_WITHOUT_SHORTLIST = `try{/"list":\\[\\d/.test(localStorage.shortlist)||history.state?.unsaved||location.replace("/developers")}catch{}`;
