import { StyleSheet } from "@react-pdf/renderer";

/** The site's colours, as a document needs them (design/tokens.css). */
const INK = "#0d1526";
/** Points. */
export const LOGO_HEIGHT = 15.2;
export const ORANGE = "#ff852f";
const INK_SOFT = "#556074";
const LINE = "#d5dbe5";
const BLUE = "#1f57b8";

const MARGIN = 52;
const LABEL_WIDTH = 92;

/** Points; the page is A4. */
export const styles = StyleSheet.create({
  page: {
    paddingTop: 40,
    paddingBottom: 50,
    paddingHorizontal: MARGIN,
    color: INK,
  },
  // Not of the page, where a line height pushes the page numbers out of sight; and never without
  // the font size, which it is computed from.
  body: { fontSize: 9.5, lineHeight: 1.45 },
  brand: { flexDirection: "row", justifyContent: "space-between", alignItems: "center" },
  soft: { color: INK_SOFT },
  strong: { fontWeight: 600 },
  link: { color: BLUE, textDecoration: "none" },
  opening: { flexDirection: "row", marginTop: 24, gap: 24 },
  name: { fontSize: 27, fontWeight: 600, lineHeight: 1.25, letterSpacing: -0.5 },
  position: { marginTop: 5, fontSize: 13, lineHeight: 1.35, color: INK_SOFT },
  stroke: { width: 44, height: 3, marginTop: 14 },
  portrait: { width: 84, height: 84, borderRadius: 8, border: `0.75pt solid ${LINE}` },
  details: { flexDirection: "row", flexWrap: "wrap", marginTop: 18, rowGap: 8 },
  detail: { width: "33.33%", paddingRight: 12 },
  detailName: { fontSize: 8, lineHeight: 1.45, color: INK_SOFT },
  section: {
    flexDirection: "row",
    marginTop: 9,
    paddingTop: 11,
    borderTop: `0.75pt solid ${LINE}`,
  },
  label: { width: LABEL_WIDTH, fontSize: 10.5, fontWeight: 600, lineHeight: 1.35 },
  content: { flex: 1 },
  further: { marginLeft: LABEL_WIDTH },
  paragraph: { marginBottom: 5 },
  item: { flexDirection: "row", marginBottom: 3 },
  dash: { width: 12, color: INK_SOFT },
  lead: { fontSize: 11, lineHeight: 1.4, marginBottom: 6 },
  skills: { flexDirection: "row", flexWrap: "wrap", columnGap: 21 },
  skill: { flexDirection: "row", justifyContent: "space-between", marginBottom: 2 },
  project: { marginBottom: 11 },
  titleLine: { flexDirection: "row", justifyContent: "space-between" },
  title: { width: "64%", fontSize: 10.5, fontWeight: 600, lineHeight: 1.4 },
  industries: { width: "33%", paddingTop: 1, color: INK_SOFT, textAlign: "right" },
  detailText: { marginTop: 2 },
  education: { marginBottom: 6 },
  footer: {
    position: "absolute",
    left: MARGIN,
    right: MARGIN,
    bottom: 24,
    flexDirection: "row",
    justifyContent: "space-between",
    fontSize: 8,
    color: INK_SOFT,
  },
});
