import { CURRENCIES, SEARCH_CURRENCIES } from "#contract/members/member-terms.ts";
import { VETTING_LABELS } from "#contract/members/vetting-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { FieldTexts } from "./schema-fields.server.ts";

const HOURS_HINT = "Like 09:00-12:00, 13:00-17:00. Empty for a day without calls.";
const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

const toHours = (path: string): FieldTexts =>
  Object.fromEntries([
    [`${path}.weekly_hours`, { label: "Hours of a week", hint: HOURS_HINT }],
    ...WEEKDAYS.map((day) => [`${path}.weekly_hours.${day}`, { as: "commas" }]),
    [`${path}.timezone`, { label: "Time zone", list: "timezones", as: "suggest" }],
    [`${path}.days_off`, { as: "commas", hint: "Dates like 2026-12-24, separated by commas." }],
  ]);

const EMAIL_HINT = "Where replies to the confirmation go; empty for the agency's address.";
const BRAND_HINT = "A file in brand/ of the content folder, like brand/logo.svg.";

/** What the form of `site.yaml` says about its fields. */
export const SITE_TEXTS: FieldTexts = {
  legal_name: { label: "Name of the company" },
  email: { label: "Email" },
  address: { label: "Address" },
  "address.postal_code": { label: "Postal code" },
  social: { label: "Social networks", hint: "Full web addresses; empty for none." },
  "social.linkedin": { label: "LinkedIn" },
  "social.youtube": { label: "YouTube" },
  reply_to: { label: "Addresses for replies", hint: EMAIL_HINT },
  "reply_to.hire": { label: "Hire requests" },
  "reply_to.find": { label: "Find requests" },
  "reply_to.proposal": { label: "Proposals" },
  "reply_to.apply": { label: "Applications" },
  description: { hint: "For search engines." },
  "brand.logo": { hint: BRAND_HINT },
  "brand.logo_on_dark": { label: "Logo on dark", hint: BRAND_HINT },
  "brand.icon": { hint: "Square, for browser tabs and home screens." },
  "brand.social_card": { label: "Social image of the home page" },
  "brand.accent": { label: "Accent color", hint: "Like #0a6e4f." },
  "brand.reference_prefix": { label: "Prefix of references", hint: "Like OG: 2 to 5 capitals." },
  team: {
    noun: "person",
    hint: "The people of the agency, whose portraits the site shows where it names them.",
  },
  "team.name": { hint: "As in articles, hosts of calls and About us." },
  "team.portrait": {
    hint: "A photo in brand/ of the content folder, like brand/mari-lepik.jpg, best a square around the face.",
  },
  terms: { hint: "We promise and mention only what is filled in." },
  "terms.reply_time": { hint: "As after “within”: one working day." },
  "terms.decision_time": { hint: "Until an application is answered, as after “within”." },
  "terms.first_call_minutes": { label: "Minutes of the first call" },
  "terms.interview_minutes": { label: "Minutes of the interview" },
  "terms.references": { label: "References that are checked" },
  "terms.hiring_time": { hint: "From the application to the profile, as after “it takes”." },
  "terms.has_network": {
    get label() {
      return withNoun("We know more developers than the site lists");
    },
  },
  "terms.margin_percent": { label: "Margin in percent" },
  "terms.buyout_percent": { label: "Buyout in percent of a monthly rate" },
  "terms.tax_note": { hint: "As after “A month is 160 hours;”." },
  exchange_rates: {
    hint: "To compare rates of members in several currencies, to show them in another one, and to read amounts in searches.",
  },
  "exchange_rates.date": { hint: "Day of the rates." },
  "exchange_rates.rates": {
    hint: "How much one unit of the site's currency is; empty for its own.",
  },
  ...Object.fromEntries(
    [...CURRENCIES, ...SEARCH_CURRENCIES].map((currency) => [
      `exchange_rates.rates.${currency}`,
      { label: currency },
    ]),
  ),
  booking: { label: "Hours for calls" },
  ...toHours("booking"),
  "booking.slot_minutes": { label: "Minutes of a call" },
  "booking.notice_hours": { label: "Hours of notice" },
  "booking.days_ahead": { label: "Days that can be booked ahead" },
  "booking.buffer_minutes": { label: "Minutes of break after a call" },
  "booking.hosts": {
    noun: "host",
    hint: "The people who take calls, or how many calls there are at the same time.",
  },
  ...toHours("booking.hosts"),
  vetting: { label: "How we test" },
  "vetting.period": { hint: "Which the counts cover, like January 2024 to October 2026." },
  "vetting.stations": { noun: "station" },
  "vetting.stations.count": { hint: "A number, or members: counted on the site." },
  "vetting.stations.check": {
    label: "Check on profiles",
    hint: "Adds how many profiles show it with its date.",
    options: VETTING_LABELS,
  },
  profile_notes: { label: "Notes on a profile", hint: "How each part is verified, one line each." },
  lang: { label: "Language", hint: "A tag like en-GB or de-AT: dates, money and lists follow it." },
  noun: {
    label: "Who you offer",
    hint: "As inside a sentence, like designer and designers. Empty for developers.",
  },
  "blog.description": { hint: "Below the heading, for search engines and in the feed." },
  positions: { label: "General positions", noun: "position" },
  "positions.name": {
    hint: "Small letters with an underscore, like front_end. It stays as it is.",
  },
  project_kinds: { label: "Kinds of project", noun: "kind" },
  retention: { hint: "Months until personal data is erased. Empty for the default." },
  "retention.requests": { hint: "After they were sent: 24." },
  "retention.proposals": { hint: "After their date or answer: 24." },
  "retention.applications_decided": {
    label: "Decided applications",
    hint: "After the decision: 6.",
  },
  "retention.applications": { label: "Other applications", hint: "After they were sent: 12." },
  "retention.applications_with_consent": {
    label: "Applications with consent",
    hint: "After they were sent: 24. A shorter time that someone agreed to still applies to them.",
  },
  "home.title": { hint: "For browser tabs and search engines." },
  home: { label: "Home page", hint: "A section without its text is not shown." },
  "home.profile_note": { hint: "Beside the level of the profile at the top." },
  "home.steps": { noun: "step" },
  "home.cost": { hint: "What the rate covers." },
  "home.for_developers.points": { noun: "point" },
  "home.questions": { noun: "question" },
  "home.closing": { label: "Last heading" },
  announcement: { hint: "Shown once to each visitor; without it there is none." },
  "announcement.items": { noun: "item" },
  "announcement.links": { noun: "link", hint: "Up to two; the last one is the main button." },
  "announcement.links.to": { label: "Page", hint: "A path of the site, like /services." },
  "announcement.links.replace": { label: "Replaces the page in the browser's history" },
  monthly_availability_email: {
    label: "Ask members by email each month whether they are available",
  },
};
