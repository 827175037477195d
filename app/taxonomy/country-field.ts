import { COUNTRIES, isCountryCode } from "#contract/countries.ts";
import { suggestion } from "#platform/content/closest.ts";
import { known } from "#platform/content/known-fields.ts";

/** The code of a country, as in content files. */
export const countryCode = known(
  isCountryCode,
  (code) =>
    `there is no country "${code}"${suggestion(
      code,
      COUNTRIES.map((country) => country.code),
    )}: use a code of ISO 3166-1 like EE`,
);
