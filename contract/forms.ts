/** Forms that can be sent; a captcha token is good for one of them. */
export const FORMS = ["hire", "find", "apply", "proposal"] as const;
export type FormName = (typeof FORMS)[number];

/**
 * Field that people do not see and leave empty. Its name means nothing to the autofill of browsers
 * and password managers.
 */
export const HONEYPOT_FIELD = "homepage_url";
