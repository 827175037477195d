import { Document, Page, renderToBuffer, Text, View } from "@react-pdf/renderer";
import type { Member } from "#contract/members/member.ts";
import { toBothNames, toSlugName } from "#contract/members/member-terms.ts";
import { getTrade } from "#contract/values/trade.ts";
import { isWritable } from "#platform/text/script-fonts.server.ts";
import type { CvContent } from "./cv-content.ts";
import { CvOpening } from "./cv-opening.server.tsx";
import { CvSection, toCvParagraphs } from "./cv-section.server.tsx";
import { styles } from "./cv-style.server.ts";
import { CvTestSheet, CvVetting } from "./cv-vetting.server.tsx";
import { CvEducation, CvProject, CvSkills, CvWorkSample } from "./cv-work.server.tsx";
import { registerFonts } from "./register-fonts.server.ts";

function Cv({ content, fontFamily }: { content: CvContent; fontFamily: string[] }) {
  const { member, siteName, name, profileUrl } = content;
  const { position, excerpt, about, technologies, experiences, educations, vetting } = member;
  const { test_sheet, work_samples } = member;
  return (
    <Document
      title={`${name}, ${position}`}
      author={name}
      subject={`CV of ${name}, presented by ${siteName}`}
      keywords={technologies.map((technology) => technology.name).join(", ")}
      creator={siteName}
      producer={siteName}
      language={getTrade().lang}
      pdfVersion="1.7"
    >
      <Page size="A4" style={[styles.page, { fontFamily: fontFamily as unknown as string }]}>
        <View style={styles.body}>
          <CvOpening {...content} />
          <CvSection title="Profile">
            {toCvParagraphs(excerpt, styles.lead)}
            {toCvParagraphs(about)}
          </CvSection>
          <CvSection title="Skills">
            {technologies.length > 0 ? <CvSkills technologies={technologies} /> : null}
          </CvSection>
          <CvSection title="Projects">
            {experiences.map((project, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two projects may have the same words
              <CvProject key={index} project={project} />
            ))}
          </CvSection>
          <CvSection title="Work to look at">
            {work_samples.map((sample) => (
              <CvWorkSample key={sample.url} sample={sample} />
            ))}
          </CvSection>
          <CvSection title="Education">
            {educations.map((education, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words
              <CvEducation key={index} education={education} />
            ))}
          </CvSection>
          <CvSection title="Vetting">
            {vetting.map((record) => (
              <CvVetting key={`${record.check} ${record.on}`} record={record} />
            ))}
            {test_sheet ? <CvTestSheet sheet={test_sheet} profileUrl={profileUrl} /> : null}
          </CvSection>
        </View>
        <View style={styles.footer} fixed>
          <Text>{`${name} · presented by ${siteName}`}</Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
        </View>
      </Page>
    </Document>
  );
}

/** Characters missing in all fonts would be empty boxes; such a name is in Latin letters only. */
function toWritableName(
  member: Pick<Member, "first_name" | "last_name" | "latin_name" | "slug">,
): string {
  const name = toBothNames(member);
  return isWritable(name) ? name : (member.latin_name ?? toSlugName(member.slug));
}

/** The CV as PDF, A4, as many pages as the profile fills. */
export async function renderCv(content: Omit<CvContent, "name">): Promise<Buffer> {
  const name = toWritableName(content.member);
  const fontFamily = await registerFonts(JSON.stringify([name, content.member, content.siteName]));
  return renderToBuffer(<Cv content={{ ...content, name }} fontFamily={fontFamily} />);
}
