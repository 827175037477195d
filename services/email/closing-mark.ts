/** Where a part may be added to the HTML of an email when it is sent; what follows is its footer. */
export const CLOSING_MARK = "<!-- closing -->";
