import { COUNTRIES, isCountryCode } from "#contract/values/countries.ts";
import { suggestion } from "#services/content/parsing/closest.ts";
import { known } from "#services/content/parsing/known-fields.ts";

/** The code of a country, as in content files. */
export const countryCode = known(
  isCountryCode,
  (code) =>
    `there is no country "${code}"${suggestion(
      code,
      COUNTRIES.map((country) => country.code),
    )}: use a code of ISO 3166-1 like EE`,
);
