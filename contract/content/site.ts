import { z } from "zod";
import { BookingConfigSchema } from "../calls/booking.ts";
import { CURRENCIES, type KnownCurrency } from "../members/member-terms.ts";
import { VettingSchema } from "../members/vetting.ts";
import { EmailSchema } from "../values/person.ts";
import { TagSchema, TechnologySchema } from "../values/taxonomy.ts";

/** A text of one line; `{{reply_time}}` in it stands for a value of `terms`. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\n\t]*$/, "must be on one line");

/**
 * What the agency promises and charges: pages, forms, emails and proposals take it from here. What
 * is absent is not promised, and no text mentions it.
 */
export const TermsSchema = z
  .strictObject({
    /** As after "within": "one working day". */
    reply_time: line(40),
    /** Until an application is answered, as after "within". */
    decision_time: line(40),
    first_call_minutes: z.int().min(5).max(480),
    interview_minutes: z.int().min(5).max(480),
    /** Number of references that are checked. */
    references: z.int().min(1).max(9),
    /** From the application to the profile, as after "it takes". */
    hiring_time: line(40),
    /** Whether it knows more developers than the site lists. */
    has_network: z.boolean(),
    trial: line(120).describe("Time in which either side can stop, in words"),
    replacement: line(120).describe("When a developer is replaced, in words"),
    notice_period: line(120).describe("In words"),
    minimum_length: line(120).describe("Of a contract, in words"),
    /** Part of the rate that the agency keeps. */
    margin_percent: z.number().min(0).max(90),
    /** Part of one monthly rate that it costs to hire a developer directly. */
    buyout_percent: z.number().min(1).max(1_000).nullable(),
    /** In which rates are compared, and of limits and examples; EUR when absent. */
    currency: z.enum(CURRENCIES),
    /** As after "A month is 160 hours;": "rates exclude VAT". */
    tax_note: line(80),
  })
  .partial();
export type Terms = z.infer<typeof TermsSchema>;

/** How much of a currency one unit of the site's currency is. */
const ExchangeRateSchema = z.number().min(0.01).max(1_000).describe("For one unit").optional();

/** What rates in several currencies are compared by. */
export const ExchangeRatesSchema = z.strictObject({
  date: z.iso.date().describe("Day of the rates"),
  rates: z
    .strictObject({
      EUR: ExchangeRateSchema,
      USD: ExchangeRateSchema,
      GBP: ExchangeRateSchema,
      CHF: ExchangeRateSchema,
      PLN: ExchangeRateSchema,
      CZK: ExchangeRateSchema,
      SEK: ExchangeRateSchema,
      NOK: ExchangeRateSchema,
      DKK: ExchangeRateSchema,
      HUF: ExchangeRateSchema,
      RON: ExchangeRateSchema,
      CAD: ExchangeRateSchema,
      AUD: ExchangeRateSchema,
      INR: ExchangeRateSchema,
    } satisfies Record<KnownCurrency, z.ZodType>)
    .describe("By currency"),
});
export type ExchangeRates = z.infer<typeof ExchangeRatesSchema>;

/** Terms of every contract that profiles and proposals show. */
export const ContractTermsSchema = z.object(
  TermsSchema.pick({ trial: true, replacement: true, notice_period: true, minimum_length: true })
    .shape,
);
export type ContractTerms = z.infer<typeof ContractTermsSchema>;

/** Name of the agency in references, like the `OG` of `OG-7K3M9Q`. */
const ReferencePrefixSchema = z
  .string()
  .regex(/^[A-Z]{2,5}$/, "must be 2 to 5 capital letters from A to Z");

const brandFile = (extensions: string) =>
  z
    .string()
    .regex(
      new RegExp(`^brand/[\\w-]+(?:\\.[\\w-]+)*\\.(?:${extensions})$`),
      `must be a file in brand/ that ends in ${extensions.replaceAll("|", ", ")}`,
    );

/** How the agency looks; without any of it, its name is its logo. */
const BrandSchema = z
  .strictObject({
    /** For light surfaces. */
    logo: brandFile("svg|png"),
    /** For dark surfaces; `logo` when absent. */
    logo_on_dark: brandFile("svg|png"),
    /** Square, for browser tabs and home screens. */
    icon: brandFile("svg|png"),
    /** Social image of the home page instead of the generated one. */
    social_card: brandFile("png|jpg|jpeg|webp"),
    /** Color of buttons and marks. */
    accent: z.string().regex(/^#[0-9a-f]{6}$/, "must be a color like #0a6e4f, in small letters"),
    reference_prefix: ReferencePrefixSchema,
  })
  .partial();

/** The people of the agency; where the site names one of them, it shows the portrait. */
const TeamSchema = z
  .array(z.strictObject({ name: line(100), portrait: brandFile("svg|png|jpg|jpeg|webp|avif") }))
  .max(100)
  .refine(
    (team) => new Set(team.map(({ name }) => name)).size === team.length,
    "must not name a person twice",
  );

/** A BCP 47 tag of a language that the formats of dates and money exist in. */
const LanguageTagSchema = z
  .string()
  .max(35)
  .refine(isLanguageTag, "must be the tag of a language, like en-GB or de-AT");

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0] === tag;
  } catch {
    return false;
  }
}

/** Months until personal data is erased. */
const months = z.int().min(1).max(120);

/** How long personal data is stored; what is absent has its default in `Trade`. */
export const RetentionSchema = z
  .strictObject({
    /** Requests and answers to proposals, after they were sent. */
    requests: months,
    /** Proposals, after their date or answer. */
    proposals: months,
    /** Applications, after the decision. */
    applications_decided: months,
    /** Applications, after they were sent. */
    applications: months,
    /** Applications, after they were sent, where the applicant agreed to it. */
    applications_with_consent: months,
  })
  .partial();

/** A general position of the application; `name` is in its URL and its record. */
const PositionSchema = z.strictObject({
  name: z
    .string()
    .max(40)
    .regex(
      /^[a-z0-9]+(?:_[a-z0-9]+)+$/,
      "must be small letters with an underscore, like front_end",
    ),
  label: line(60),
});

/** Texts of the home page; a section without its text is not shown. */
export const HomeSchema = z
  .strictObject({
    /** Title for browser tabs and search engines. */
    title: line(60),
    heading: line(80),
    /** Beside the level of the profile at the top: "tested by an engineer". */
    profile_note: line(40),
    steps: z
      .array(z.strictObject({ title: line(40), text: line(200) }))
      .min(2)
      .max(4),
    /** What the rate covers. */
    cost: line(300),
    for_developers: z.strictObject({ lead: line(200), points: z.array(line(120)).min(1).max(5) }),
    questions: z
      .array(z.strictObject({ question: line(120), answer: line(600) }))
      .min(1)
      .max(10),
    closing: line(80),
  })
  .partial();
export type HomeTexts = z.infer<typeof HomeSchema>;

/** What stands behind each part of a card, as "Why us" explains it. */
export const ProfileNotesSchema = z
  .strictObject({
    identity: line(160),
    words: line(160),
    technologies: line(160),
    level: line(160),
    price: line(160),
  })
  .partial();
export type ProfileNotes = z.infer<typeof ProfileNotesSchema>;

/** The popup that announces news. */
export const AnnouncementSchema = z.strictObject({
  title: line(60),
  items: z
    .array(z.strictObject({ title: line(60), text: line(240) }))
    .min(1)
    .max(3),
  /** At most two buttons; the last one is the main one. */
  links: z
    .array(
      z.strictObject({
        label: line(40),
        to: z.string().regex(/^\/(?!\/)\S*$/, "must be a path of this site, like /services"),
        /** Whether it takes the place of the page in the browser's history. */
        replace: z.boolean().default(false),
      }),
    )
    .max(2),
});
export type Announcement = z.infer<typeof AnnouncementSchema>;

/** Data of the agency in `site.yaml`. */
export const SiteSchema = z.strictObject({
  name: z.string().min(1).max(60),
  legal_name: z.string().min(1).max(120),
  email: EmailSchema,
  phone: z.string().max(40).nullable(),
  address: z.strictObject({
    street: z.string().max(120),
    postal_code: z.string().max(20),
    city: z.string().max(80),
    country: z.string().max(80),
  }),
  social: z.strictObject({ linkedin: z.httpUrl().nullable(), youtube: z.httpUrl().nullable() }),
  /** Where replies to the confirmation of a form go, when not to `email`. */
  reply_to: z
    .strictObject({
      hire: EmailSchema,
      find: EmailSchema,
      proposal: EmailSchema,
      apply: EmailSchema,
    })
    .partial()
    .optional(),
  tagline: z.string().min(1).max(160),
  description: z.string().min(1).max(300),
  brand: BrandSchema.optional(),
  team: TeamSchema.optional(),
  terms: TermsSchema.optional(),
  exchange_rates: ExchangeRatesSchema.optional(),
  booking: BookingConfigSchema.optional(),
  vetting: VettingSchema.optional(),
  profile_notes: ProfileNotesSchema.optional(),
  home: HomeSchema.optional(),
  announcement: AnnouncementSchema.optional(),
  /** Whether members are asked by email each month whether their availability is still right. */
  monthly_availability_email: z.boolean().optional(),
  /** Language of the pages, by which dates, money and lists are written; `en` when absent. */
  lang: LanguageTagSchema.optional(),
  /** Whom the agency offers, as inside a sentence; developers when absent. */
  noun: z.strictObject({ one: line(30), many: line(30) }).optional(),
  blog: z
    .strictObject({ heading: line(80), description: line(200) })
    .partial()
    .optional(),
  /** General positions of the application, for those who apply for no vacancy. */
  positions: z
    .array(PositionSchema)
    .min(1)
    .max(20)
    .refine(
      (list) => new Set(list.map(({ name }) => name)).size === list.length,
      "must have a name of its own for each position",
    )
    .optional(),
  /** What clients choose the kind of their project from. */
  project_kinds: z.array(line(60)).min(1).max(8).optional(),
  retention: RetentionSchema.optional(),
});
export type Site = z.infer<typeof SiteSchema>;

/** `GET /api/config/common`: what every page needs, and what every contract says. */
export const CommonConfigSchema = z.object({
  tags: z.array(TagSchema).describe("All published ones"),
  technologies: z.array(TechnologySchema).describe("All published ones"),
  terms: ContractTermsSchema.describe("Terms of every contract that the agency states"),
  currency: z.enum(CURRENCIES).describe("In which rates are compared"),
  exchange_rates: ExchangeRatesSchema.optional().describe(
    "How much of other currencies one unit of `currency` is, and since when",
  ),
});
/** The part of it that pages do not have with the data of the agency. */
export type CommonConfig = Pick<z.infer<typeof CommonConfigSchema>, "tags" | "technologies">;
