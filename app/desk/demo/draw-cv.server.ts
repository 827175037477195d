import { Document, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import { createElement as h } from "react";
import { registerFonts } from "#app/developers/cv/register-fonts.server.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import type { DemoApplication, DemoCv } from "./demo-content.server.ts";

const styles = StyleSheet.create({
  page: { padding: 56, fontSize: 10.5, lineHeight: 1.5, color: "#111111" },
  name: { fontSize: 20, fontWeight: 600, lineHeight: 1.2 },
  soft: { color: "#555555" },
  heading: { fontSize: 12.5, fontWeight: 600, marginTop: 18, marginBottom: 6 },
  strong: { fontWeight: 600 },
  job: { marginBottom: 10 },
});

/**
 * The CV of an applicant of the demo as PDF. It is plain, as if made with an office program, and it
 * is no JSX, because the process of the first start runs the sources as they are.
 */
export async function drawCv(applicant: DemoApplication, cv: DemoCv): Promise<Buffer> {
  const { city, email, technologies } = applicant;
  const name = toFullName(applicant);
  const fontFamily = (await registerFonts(JSON.stringify([applicant, cv]))) as unknown as string;
  const heading = (text: string) => h(Text, { key: text, style: styles.heading }, text);
  const skills = technologies.map(({ name, years }) => `${name} (${years} y)`).join(", ");
  const jobs = cv.work.map(({ years, role, place, text }) =>
    h(
      View,
      { key: place, style: styles.job, wrap: false },
      h(Text, { style: styles.strong }, `${role}, ${place}`),
      h(Text, { style: styles.soft }, years),
      h(Text, {}, text),
    ),
  );
  const page = h(
    Page,
    { size: "A4", style: { ...styles.page, fontFamily } },
    h(Text, { style: styles.name }, name),
    h(Text, { style: styles.soft }, `${city} · ${email}`),
    h(Text, { style: { marginTop: 12 } }, cv.summary),
    heading("Experience"),
    ...jobs,
    heading("Skills"),
    h(Text, {}, skills),
    heading("Education"),
    h(Text, {}, cv.education),
    heading("Languages"),
    h(Text, {}, cv.languages),
  );
  return renderToBuffer(h(Document, { title: `CV ${name}`, author: name }, page));
}
