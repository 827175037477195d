import type { StructuredContext, StructuredData } from "#app/site/metadata/structured-data.ts";
import type { Member } from "#contract/members/member.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { VETTING_LABELS } from "#contract/members/vetting-terms.ts";
import { hasSheet, TEST_SHEET_ID, toProfilePath } from "../parts/profile-url.ts";

/** A profile in the words of schema.org. */
export function toPersonData(
  member: Member,
  { toUrl, siteName }: StructuredContext,
): StructuredData {
  return {
    "@type": "Person",
    name: toFullName(member),
    ...(member.latin_name ? { alternateName: member.latin_name } : {}),
    jobTitle: member.position,
    url: toUrl(toProfilePath(member.slug)),
    ...(member.avatar ? { image: toUrl(member.avatar) } : {}),
    homeLocation: { "@type": "Country", name: member.country },
    knowsAbout: member.technologies.map(({ name }) => name),
    knowsLanguage: member.languages.map(({ code }) => code),
    alumniOf: member.educations.map(({ institution }) => ({
      "@type": "EducationalOrganization",
      name: institution,
    })),
    ...(member.vetting.length > 0
      ? {
          hasCredential: member.vetting.map((record) => ({
            "@type": "EducationalOccupationalCredential",
            credentialCategory: "vetting",
            name: VETTING_LABELS[record.check],
            description: record.how,
            dateCreated: record.on,
            ...(hasSheet(member, record)
              ? { url: toUrl(`${toProfilePath(member.slug)}#${TEST_SHEET_ID}`) }
              : {}),
            recognizedBy: { "@type": "Organization", name: siteName },
          })),
        }
      : {}),
  };
}
