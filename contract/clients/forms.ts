/** Forms that can be sent; a captcha token is good for one of them. */
export const FORMS = ["hire", "find", "apply", "proposal"] as const;
export type FormName = (typeof FORMS)[number];

/** Forms that a browser posts to their page, with a signed token in place of a captcha. */
export const PAGE_FORMS = [...FORMS, "lost-link", "saved-search", "draft", "correction"] as const;
export type PageFormName = (typeof PAGE_FORMS)[number];

/** Purposes of a captcha token: a form, or holding a slot. */
export const CAPTCHA_PURPOSES = [...FORMS, "hold"] as const;
export type CaptchaPurpose = (typeof CAPTCHA_PURPOSES)[number];

/**
 * Field that people do not see and leave empty. Its name means nothing to the autofill of browsers
 * and password managers.
 */
export const HONEYPOT_FIELD = "homepage_url";

/** Technical controls of a form page: the signed token, and which button was pressed. */
export const PAGE_FORM_FIELDS = { token: "form_token", intent: "intent" } as const;
