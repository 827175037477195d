import type { StructuredContext, StructuredData } from "#app/site/metadata/structured-data.ts";
import type { Vacancy } from "#contract/content/vacancy.ts";

const EMPLOYMENT_TYPES: Record<Vacancy["type"], string> = {
  full_time: "FULL_TIME",
  part_time: "PART_TIME",
  contract: "CONTRACTOR",
};

/** Location of the job; a remote job has its region. */
function toJobPlace({ workplace, location, country_code }: Vacancy): object {
  const [place = location, ...region] = location.split(", ");
  if (workplace === "remote") {
    return {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: {
        "@type": country_code ? "Country" : "AdministrativeArea",
        name: country_code ?? (region.join(", ") || location),
      },
    };
  }
  return {
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: place,
        ...(country_code ? { addressCountry: country_code } : {}),
      },
    },
  };
}

/** An open vacancy as schema.org JobPosting; undefined for a closed one. */
export function toJobPosting(
  vacancy: Vacancy,
  { toUrl, siteName }: StructuredContext,
): StructuredData {
  const { pay } = vacancy;
  return {
    "@type": "JobPosting",
    title: vacancy.title,
    description: vacancy.body,
    url: toUrl(`/vacancies/${vacancy.slug}`),
    datePosted: vacancy.posted_at,
    validThrough: `${vacancy.valid_until}T23:59:59Z`,
    employmentType: EMPLOYMENT_TYPES[vacancy.type],
    hiringOrganization: { "@type": "Organization", name: siteName, sameAs: toUrl("/") },
    ...toJobPlace(vacancy),
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: pay.currency,
      value: {
        "@type": "QuantitativeValue",
        minValue: pay.min,
        maxValue: pay.max,
        unitText: pay.per.toUpperCase(),
      },
    },
    skills: vacancy.technologies.map(({ name }) => name).join(", "),
    directApply: true,
  };
}
