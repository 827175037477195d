import { Image, Link, Text, View } from "@react-pdf/renderer";
import { MEMBER_WORKLOAD_LABELS, SENIORITY_LABELS } from "#contract/members/member-terms.ts";
import { toBuyoutPrice, toLanguageOrder, toLanguageText } from "../parts/member-texts.ts";
import { toMoney } from "../parts/money-text.ts";
import { toYears } from "../parts/years-text.ts";
import type { CvContent } from "./cv-content.ts";
import { LOGO_HEIGHT, ORANGE, styles } from "./cv-style.server.ts";

/** The logo of the agency; its name where it has none. */
function Brand({ logo, siteName }: Pick<CvContent, "logo" | "siteName">) {
  if (!logo) return <Text style={styles.strong}>{siteName}</Text>;
  const width = (LOGO_HEIGHT * logo.width) / logo.height;
  return <Image src={logo.png} style={{ width, height: LOGO_HEIGHT }} />;
}

/** `English C1`, without a line break. */
const toWholeLanguage = (language: CvContent["member"]["languages"][number]) =>
  toLanguageText(language).replaceAll(" ", "\u00a0");

function toDetails({ member, showRates }: CvContent): { name: string; value: string }[] {
  const { sales_rate, sales_currency, languages } = member;
  const buyout = toBuyoutPrice(member);
  return [
    { name: "Level", value: SENIORITY_LABELS[member.seniority_level] },
    { name: "Experience", value: toYears(member.years_of_experience) },
    ...(member.workload ? [{ name: "Time", value: MEMBER_WORKLOAD_LABELS[member.workload] }] : []),
    { name: "Country", value: member.country },
    ...(languages.length > 0
      ? [{ name: "Languages", value: toLanguageOrder(languages).map(toWholeLanguage).join(", ") }]
      : []),
    ...(showRates && sales_rate !== null
      ? [{ name: "Rate", value: `${toMoney(sales_rate, sales_currency)} / h` }]
      : []),
    ...(showRates && buyout ? [{ name: "Buyout fee", value: buyout }] : []),
  ];
}

/** Header: brand and URL of the profile, name, position, portrait, and the details in a row. */
export function CvOpening(content: CvContent) {
  const { member, name, portrait, profileUrl } = content;
  return (
    <>
      <View style={styles.brand}>
        <Brand {...content} />
        <Link src={profileUrl} style={styles.link}>
          {profileUrl.replace(/^https?:\/\//, "")}
        </Link>
      </View>
      <View style={styles.opening}>
        <View style={styles.content}>
          <Text style={styles.name}>{name}</Text>
          <Text style={styles.position}>{member.position}</Text>
          <View style={[styles.stroke, { backgroundColor: content.accent ?? ORANGE }]} />
        </View>
        {portrait ? <Image src={portrait} style={styles.portrait} /> : null}
      </View>
      <View style={styles.details}>
        {toDetails(content).map((detail) => (
          <View key={detail.name} style={styles.detail}>
            <Text style={styles.detailName}>{detail.name}</Text>
            <Text>{detail.value}</Text>
          </View>
        ))}
      </View>
    </>
  );
}
